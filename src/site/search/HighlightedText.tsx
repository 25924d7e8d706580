import { styled } from '@mui/material/styles'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { highlight } from '@/lib/search/highlight'
import { weight } from '@/ui/theme/tokens'

// The background is behind all text of the block and lower than the line height, so that it does
// not cover the line above. The block needs `isolation`.
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

/**
 * A text with the words that match the query marked as whole words.
 */
export function HighlightedText({ text, query }: { text: string; query: string }) {
  return highlight(nbspAfterNumbers(text), query).map(({ text: part, isMatch }, index) => {
    const Part = isMatch ? Mark : 'span'
    // biome-ignore lint/suspicious/noArrayIndexKey: the index is the only identity of a part
    return <Part key={index}>{part}</Part>
  })
}
