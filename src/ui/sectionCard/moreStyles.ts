import type { ThemeVars } from '@/ui/theme/surface'
import { control, size, weight } from '@/ui/theme/tokens'

/** The one look of «عرض المزيد», for `styled` links and buttons: quiet text, with a chevron beside it. */
export const moreStyles = (theme: ThemeVars) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minBlockSize: control.medium,
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.vars.palette.tokens.muted,
  font: 'inherit',
  fontSize: size.t14,
  fontWeight: weight.label,
  cursor: 'pointer',
  textUnderlineOffset: '0.35em',
  '&:hover': { color: theme.vars.palette.tokens.ink, textDecoration: 'underline' },
})
