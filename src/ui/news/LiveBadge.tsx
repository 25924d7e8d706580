import { styled } from '@mui/material/styles'
import { colors, size, weight } from '@/ui/theme/tokens'

/** «مباشر» with an orange dot, beside the title of the breaking section. */
export const LiveBadge = styled((props: { className?: string }) => <span {...props}>مباشر</span>)({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  whiteSpace: 'nowrap',
  gap: '0.375rem',
  color: colors.brand,
  fontSize: size.t13,
  fontWeight: weight.card,
  '&::before': {
    content: '""',
    inlineSize: 8,
    blockSize: 8,
    borderRadius: '50%',
    background: colors.bright,
    boxShadow: `0 0 0 3px ${colors.brandSoft}`,
  },
})
