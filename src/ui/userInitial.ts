/**
 * Returns the initial for an avatar: the first letter or digit of the name, with its combining marks. A single
 * ه becomes هـ, because alone it looks like the digit five. Empty when the name has no letter or digit.
 */
export function userInitial(name: string): string {
  const [initial = ''] = name.normalize('NFC').match(/[\p{L}\p{N}]\p{M}*/u) ?? []
  return initial === 'ه' ? 'هـ' : initial.toUpperCase()
}

/** Returns a number from 0 to `count` − 1 that depends only on the name: the index of the tint. */
export function tintOf(name: string, count: number): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % count
}
