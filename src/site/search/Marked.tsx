import { styled } from '@mui/material/styles'
import { highlight } from '@/lib/search/highlight'
import { tieNumbers } from '@/lib/tieNumbers'
import { weight } from '@/ui/theme/tokens'

// Its ground lies behind all the words of its block, lower than the line is high, so that it covers
// nothing of the line above: the block has an `isolation` of its own.
const Mark = styled('mark')(({ theme }) => ({
  position: 'relative',
  paddingInline: 2,
  background: 'none',
  color: theme.vars.palette.tokens.onBrandSoft,
  fontWeight: weight.card,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetInline: 0,
    insetBlock: '0.2em',
    borderRadius: 4,
    background: theme.vars.palette.tokens.brandSoft,
  },
}))

/** A text with the words that the query found marked, each of them whole (design/reference, Search result). */
export function Marked({ text, query }: { text: string; query: string }) {
  return highlight(tieNumbers(text), query).map(({ text: part, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts are nothing but their places
    isMatch ? <Mark key={index}>{part}</Mark> : part,
  )
}
