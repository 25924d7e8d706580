import { styled } from '@mui/material/styles'
import { colors, control, radius, size, weight } from '@/ui/theme/tokens'
import { AppLink } from './links'

/** A short name with a thin border that leads to its page, among others in a line. */
export const ChipLink = styled(AppLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: control.small,
  paddingInline: 12,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.control,
  color: colors.ink,
  fontSize: size.t14,
  fontWeight: weight.label,
  '& > svg': { color: colors.muted },
  '&&:hover': { background: colors.sunken, textDecoration: 'none' },
}) as typeof AppLink
