import { styled } from '@mui/material/styles'
import { inlineRow, muted13 } from '@/ui/theme/surface'
import { radius, weight } from '@/ui/theme/tokens'

/** «مدفوع» with an outline in the text colour. It comes first in everything that was paid for (Spec §2). */
export const PaidLabel = styled((props: { className?: string }) => (
  <span className={props.className}>مدفوع</span>
))({
  ...inlineRow,
  justifySelf: 'start',
  paddingInline: 8,
  border: '1px solid currentColor',
  borderRadius: radius.badge,
  ...muted13,
  fontWeight: weight.card,
  lineHeight: '1.5rem',
})
