import { styled } from '@mui/material/styles'
import { colors, radius, size, weight } from '@/ui/theme/tokens'

/** A note above a list or a form: an icon, a sentence, and what can be done. */
export const Notice = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 8px',
  marginBlockEnd: 16,
  padding: 12,
  borderRadius: radius.control,
  background: colors.infoSoft,
  color: colors.ink,
  fontSize: size.t14,
  lineHeight: 1.6,
  '& > svg': { color: colors.info, marginBlockStart: 3 },
  '&[data-conflict]': { background: colors.warnSoft },
  '&[data-conflict] > svg': { color: colors.warn },
  '& > p': { fontWeight: weight.label },
})

/** The buttons below the sentence. */
export const Choices = styled('div')({ gridColumn: '2', display: 'flex', flexWrap: 'wrap', gap: 8 })
