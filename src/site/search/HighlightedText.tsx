import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { dirOf } from '@/lib/isolated'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { highlight, isFoundIn } from '@/lib/search/highlight'
import { colors, weight } from '@/ui/theme/tokens'

// The background is behind all text of the block and lower than the line height, so that it does
// not cover the line above. The block needs `isolation`.
const Mark = styled('mark')({
  position: 'relative',
  paddingInline: 2,
  background: 'none',
  color: colors.onBrandSoft,
  fontWeight: weight.card,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetInline: 0,
    insetBlock: '0.2em',
    borderRadius: 4,
    background: colors.brandSoft,
  },
})

type Props = {
  text: string
  query: string
  /** only the first match */
  isOnce?: boolean
}

/** A text with the words that match the query marked as whole words. */
export function HighlightedText({ text, query, isOnce = false }: Props) {
  const parts = highlight(nbspAfterNumbers(text), query)
  const first = parts.findIndex(({ isMatch }) => isMatch)
  const marked = parts.map(({ text: part, isMatch }, index) => {
    const Part = isMatch && !(isOnce && index > first) ? Mark : 'span'
    // biome-ignore lint/suspicious/noArrayIndexKey: the index is the only identity of a part
    return <Part key={index}>{part}</Part>
  })
  return dirOf(text) ? <span dir="auto">{marked}</span> : marked
}

/**
 * Returns a function that marks the matches in the texts of one result. Call it for the title first: of a single word
 * only the first match is marked, since «مصر» in each row of each result says nothing.
 */
export function markRow(query: string): (text: string) => ReactNode {
  const isOneWord = !/\s/.test(query)
  let isMarked = false
  return (text) => {
    if (isMarked) return <span dir={dirOf(text)}>{nbspAfterNumbers(text)}</span>
    isMarked = isOneWord && isFoundIn(text, query)
    return <HighlightedText text={text} query={query} isOnce={isOneWord} />
  }
}
