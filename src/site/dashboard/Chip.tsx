import { styled } from '@mui/material/styles'
import { AppLink } from '@/ui/navigation/links'
import { control, radius, size, weight } from '@/ui/theme/tokens'

/** A list of chips that fills its lines. */
export const Chips = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

export const Chip = styled(AppLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: control.small,
  paddingInline: 12,
  border: `1px solid ${theme.vars.palette.tokens.line}`,
  borderRadius: radius.control,
  color: 'inherit',
  fontSize: size.t14,
  fontWeight: weight.label,
  '& > svg': { color: theme.vars.palette.tokens.muted },
  '&&:hover': { background: theme.vars.palette.tokens.sunken, textDecoration: 'none' },
})) as typeof AppLink
