import { once } from './once'

const characters = once(() => new Intl.Segmenter('ar', { granularity: 'grapheme' }))

/** The characters (grapheme clusters) that a person sees in a text. */
export const charactersOf = (text: string): string[] =>
  Array.from(characters().segment(text), ({ segment }) => segment)

/**
 * The number of characters (grapheme clusters) that a person sees in a text (D-28a): a flag, a family emoji and
 * a letter with its vowel signs count as one each. For «at most 4 characters» of icons and flags (Spec §5, §9).
 */
export const countCharacters = (text: string): number => charactersOf(text).length

/** The first `count` characters of a text, counted like `countCharacters`, so that none is cut in half. */
export function firstCharacters(text: string, count: number): string {
  let left = count
  for (const { index } of characters().segment(text)) {
    if (left === 0) return text.slice(0, index)
    left -= 1
  }
  return text
}
