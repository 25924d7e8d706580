import { closeness, type Forms, formsOf, wantedWords, writtenWords } from './words'

/** A piece of a text: a word that matches the query, or the text between such words. */
export type TextPart = { text: string; isMatch: boolean }

/**
 * Splits a text into pieces, which together are the same text. A matching piece is always a whole word, since
 * Arabic letters join.
 */
export function highlight(text: string, query: string): TextPart[] {
  const isFound = matcher(query)
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: written, index } of writtenWords(text)) {
    if (!isFound(written)) continue
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false })
    parts.push({ text: written, isMatch: true })
    end = index + written.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false })
  return parts
}

/** Whether at least one word of the text matches the query. */
export const isFoundIn = (text: string, query: string): boolean =>
  highlight(text, query).some(({ isMatch }) => isMatch)

let latest: { query: string; isFound: (written: string) => boolean } | undefined

/** Returns a function that returns whether a word matches. The last one is reused: a page highlights many texts. */
function matcher(query: string): (written: string) => boolean {
  if (latest?.query === query) return latest.isFound
  const wanted = wantedWords(query)
  const isFound = (written: string) =>
    formsOf(written).some((forms) => wanted.some((want) => answers(forms, want)))
  latest = { query, isFound }
  return isFound
}

function answers(written: Forms, wanted: Forms): boolean {
  for (const [want, wantDistance] of wanted) {
    for (const [have, distance] of written) {
      if (!have.startsWith(want)) continue
      if (closeness(have === want, distance, wantDistance, want.length) !== null) return true
    }
  }
  return false
}
