import { firstCharacters } from './characters'
import { trimInvisible } from './invisible'

/** A family with skin colours has 25 code units. Of a very long text no more is read. */
const UNITS = 30

/**
 * Shortens a text to `length` characters, as people count them, at a word boundary and appends an ellipsis; used as
 * the name of a long post.
 */
export function excerpt(text: string, length = 40): string {
  const whole = trimInvisible(text.trimStart().slice(0, UNITS * length)).replace(/\s+/g, ' ')
  const first = firstCharacters(whole, length)
  if (first === whole) return whole
  // A word that ends here is whole.
  const cut =
    whole[first.length] === ' ' ? first : first.slice(0, Math.max(first.lastIndexOf(' '), 0))
  return `${(cut || first).replace(/[،؛:.]+$/, '')}…`
}
