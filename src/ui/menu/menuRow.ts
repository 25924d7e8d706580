import { colors, radius, weight } from '@/ui/theme/tokens'

/** The look of an entry of a menu in a column, for `styled` links and buttons. */
export const menuRow = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: '100%',
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: weight.label,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '& svg': { flex: 'none', color: colors.muted },
  '&:hover': { background: colors.sunken },
  '&[aria-current]': {
    background: colors.brandSoft,
    color: colors.onBrandSoft,
    fontWeight: weight.card,
    '& svg': { color: 'inherit' },
  },
} as const
