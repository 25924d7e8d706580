import { colors, control, size, weight } from '@/ui/theme/tokens'

/** The one look of «عرض المزيد», for `styled` links and buttons: quiet text, with a chevron beside it. */
export const moreStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minBlockSize: control.medium,
  padding: 0,
  border: 0,
  background: 'none',
  color: colors.muted,
  font: 'inherit',
  fontSize: size.t14,
  fontWeight: weight.label,
  cursor: 'pointer',
  textUnderlineOffset: '0.35em',
  '&:hover': { color: colors.ink, textDecoration: 'underline' },
}
