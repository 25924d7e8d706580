/**
 * The letter that stands for a name in its avatar: the first letter or digit, whole with its marks.
 * A lone ه is written هـ, since on its own it reads as the digit five. Empty when the name has none.
 */
export function userInitial(name: string): string {
  const [initial = ''] = name.normalize('NFC').match(/[\p{L}\p{N}]\p{M}*/u) ?? []
  return initial === 'ه' ? 'هـ' : initial.toUpperCase()
}

/** A number from 0 to `count` − 1 that is always the same for the same name: which tint it wears. */
export function tintOf(name: string, count: number): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % count
}
