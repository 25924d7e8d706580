import { closeness, type Forms, formsOf, wantedWords, writtenWords } from './words'

/** A piece of a text: a word that the query found, or what stands between such words. */
export type TextPart = { text: string; isMatch: boolean }

/**
 * The text in pieces, together the very same text again. The pieces that answer the query are whole
 * words, never a part of one, since Arabic letters join (design/reference, Search result).
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

/** Whether a word of the query stands in the text. */
export const isFoundIn = (text: string, query: string): boolean =>
  highlight(text, query).some(({ isMatch }) => isMatch)

let latest: { query: string; isFound: (written: string) => boolean } | undefined

/** Says of a written word whether the query found it. A page asks of many texts with the same query. */
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
