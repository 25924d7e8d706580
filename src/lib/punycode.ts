const BASE = 36
const LETTERS = 26
const MAX_CODE_POINT = 0x10ffff

/** Decodes a label of a domain, without its «xn--» (RFC 3492); null if it is none. */
export function decodePunycode(label: string): string | null {
  const basic = Math.max(label.lastIndexOf('-'), 0)
  const output = Array.from(label.slice(0, basic), (letter) => letter.codePointAt(0) ?? 0)
  let code = 128
  let at = 0
  let bias = 72
  for (let index = basic > 0 ? basic + 1 : 0; index < label.length; ) {
    const before = at
    for (let weight = 1, step = BASE; ; step += BASE) {
      const digit = digitOf(label.charCodeAt(index))
      index += 1
      if (digit === null) return null
      at += digit * weight
      const threshold = Math.min(Math.max(step - bias, 1), LETTERS)
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const count = output.length + 1
    bias = adapt(at - before, count, before === 0)
    code += Math.floor(at / count)
    if (code > MAX_CODE_POINT) return null
    at %= count
    output.splice(at, 0, code)
    at += 1
  }
  return String.fromCodePoint(...output)
}

/** The value of a letter (a–z: 0–25) or digit (0–9: 26–35); null for another sign, or after the end. */
function digitOf(charCode: number): number | null {
  const value = Number.parseInt(String.fromCharCode(charCode), BASE)
  if (Number.isNaN(value)) return null
  return value < 10 ? value + LETTERS : value - 10
}

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2))
  rest += Math.floor(rest / count)
  let bias = 0
  for (; rest > 455; bias += BASE) rest = Math.floor(rest / (BASE - 1))
  return bias + Math.floor((BASE * rest) / (rest + 38))
}
