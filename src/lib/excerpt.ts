import { trimInvisible } from './invisible'
import { once } from './once'
import { segmenter } from './segmenter'

const characters = once(() => segmenter('grapheme'))

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

const LENGTH = 40
/** A family with skin colours has 25 code units. Of a very long text no more is read. */
const UNITS = 30

/**
 * Shortens a text to `length` characters, as people count them, at a word boundary and appends an ellipsis; used as
 * the name of a long post.
 */
export function excerpt(text: string, length = LENGTH): string {
  const whole = trimInvisible(text.trimStart().slice(0, UNITS * length)).replace(/\s+/g, ' ')
  const first = firstCharacters(whole, length)
  if (first === whole) return whole
  // A word that ends here is whole.
  const cut =
    whole[first.length] === ' ' ? first : first.slice(0, Math.max(first.lastIndexOf(' '), 0))
  return `${(cut || first).replace(/[،؛:.]+$/, '')}…`
}
