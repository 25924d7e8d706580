import { styled } from '@mui/material/styles'
import { size, weight } from '@/ui/theme/tokens'

/** «مباشر» with an orange dot, beside the title of the breaking section. */
export const LiveBadge = styled((props: { className?: string }) => <span {...props}>مباشر</span>)(
  ({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    whiteSpace: 'nowrap',
    gap: '0.375rem',
    color: theme.vars.palette.tokens.brand,
    fontSize: size.t13,
    fontWeight: weight.card,
    '&::before': {
      content: '""',
      inlineSize: 8,
      blockSize: 8,
      borderRadius: '50%',
      background: theme.vars.palette.tokens.bright,
      boxShadow: `0 0 0 3px ${theme.vars.palette.tokens.brandSoft}`,
    },
  }),
)
