import { firstCharacters } from './characters'

const LENGTH = 40

/**
 * Shortens a text to `length` characters, as people count them, at a word boundary and appends an ellipsis; used as
 * the name of a long post.
 */
export function excerpt(text: string, length = LENGTH): string {
  const whole = text.replace(/\s+/g, ' ').trim()
  const first = firstCharacters(whole, length)
  if (first === whole) return whole
  // A word that ends here is whole.
  const cut =
    whole[first.length] === ' ' ? first : first.slice(0, Math.max(first.lastIndexOf(' '), 0))
  return `${(cut || first).replace(/[،؛:.]+$/, '')}…`
}
