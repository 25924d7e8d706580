/**
 * A text with the international domains in it as people write them: `layan@xn--mgbb9fbpob.example` becomes
 * `layan@موقع.example`. Browsers turn such a domain into ASCII in fields of the types `email` and `url`, and in
 * `new URL`. For reading only: links and requests keep the ASCII form. A name that may imitate another one stays ASCII:
 * one that mixes Latin letters with others, or has only letters that look Latin.
 */
export const readableDomain = (text: string): string =>
  text.replace(/(?<![a-z0-9-])xn--([a-z0-9-]+)/gi, (ascii, code: string) => {
    const label = decode(code.toLowerCase())
    return label === null ||
      /[\p{C}\p{Z}\p{DI}]/u.test(label) ||
      LOOKS_LATIN.test(label) ||
      /\p{Script=Latin}/u.test(label) === /[^\p{Script=Latin}\p{N}\p{M}-]/u.test(label)
      ? ascii
      : label
  })

/** Cyrillic, Greek and Armenian letters alone, as Chromium lists them, or one letter of phonetics. */
const LOOKS_LATIN = /^[аысԁеԍһіюјӏорԗԛѕԝхуъьҽпгѵѡαικνρυωηοτագզլհյոսւցօք\d-]+$|[\u0250-\u02af]/

const BASE = 36

/** Decodes a label of RFC 3492 (Punycode) without its prefix; null if it is none. Browsers have no function for it. */
function decode(code: string): string | null {
  const end = code.lastIndexOf('-')
  const letters = [...code.slice(0, Math.max(0, end))].map((letter) => letter.codePointAt(0) ?? 0)
  let [letter, place, bias, at] = [128, 0, 72, end + 1]
  while (at < code.length) {
    const before = place
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      const digit = Number.parseInt(code[at++] ?? '', BASE)
      if (Number.isNaN(digit)) return null
      // In Punycode the letters come before the digits.
      const value = digit < 10 ? digit + 26 : digit - 10
      place += value * weight
      const least = Math.min(26, Math.max(1, k - bias))
      if (value < least) break
      weight *= BASE - least
    }
    const count = letters.length + 1
    bias = adapted(place - before, count, before === 0)
    letter += Math.floor(place / count)
    place %= count
    if (letter > 0x10ffff) return null
    letters.splice(place++, 0, letter)
  }
  return String.fromCodePoint(...letters)
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2))
  rest += Math.floor(rest / count)
  let steps = 0
  for (; rest > 455; steps += BASE) rest = Math.floor(rest / 35)
  return steps + Math.floor((36 * rest) / (rest + 38))
}
