import { styled } from '@mui/material/styles'
import { radius, size, weight } from '@/ui/theme/tokens'

/** A note above a list or a form: an icon, a sentence, and what can be done. */
export const Notice = styled('div')(({ theme }) => {
  const { infoSoft, info, warnSoft, warn, ink } = theme.vars.palette.tokens
  return {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '8px 8px',
    marginBlockEnd: 16,
    padding: 12,
    borderRadius: radius.control,
    background: infoSoft,
    color: ink,
    fontSize: size.t14,
    lineHeight: 1.6,
    '& > svg': { color: info, marginBlockStart: 3 },
    '&[data-conflict]': { background: warnSoft },
    '&[data-conflict] > svg': { color: warn },
    '& > p': { fontWeight: weight.label },
  }
})

/** The buttons below the sentence. */
export const Choices = styled('div')({ gridColumn: '2', display: 'flex', flexWrap: 'wrap', gap: 8 })
