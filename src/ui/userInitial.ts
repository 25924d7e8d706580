const segmenter = new Intl.Segmenter('ar', { granularity: 'grapheme' })

/**
 * The letter that stands for a name in its avatar: the first letter or digit, whole with its marks.
 * A lone ه is written هـ, since on its own it reads as the digit five. Empty when the name has none.
 */
export function userInitial(name: string): string {
  for (const { segment } of segmenter.segment(name.normalize('NFC'))) {
    if (!/[\p{L}\p{N}]/u.test(segment)) continue
    return segment === 'ه' ? 'هـ' : segment.toUpperCase()
  }
  return ''
}

/** A number from 0 to `count` − 1 that is always the same for the same name: which tint it wears. */
export function tintOf(name: string, count: number): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % count
}
