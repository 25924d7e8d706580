import shapes from './letters.json' with { type: 'json' }

type Letter = { advance: number; path: string; markX?: number; markY?: number }

/** Cairo, SIL Open Font License 1.1, © The Cairo Project Authors; written by scripts/letterPaths.mjs. */
const letters: Readonly<Record<string, Letter>> = shapes

/** Units per em of the letters. */
export const EM = 500
const SPACE = 110
const FATHATAN = 'ً'
const NOT_JOINING_NEXT = 'ءآأؤإاةدذرزوى'
const LAM_ALEF = /لا|لأ|لإ|لآ/

/** A text as one path on a baseline at 0, from x = 0 to `width`. */
export type Lettering = { path: string; width: number }

/** Digits and their signs, from left to right. */
export function digitsPath(text: string): Lettering {
  let [path, width] = ['', 0]
  for (const char of text) {
    const letter = letters[char]
    if (!letter) continue
    path += `M${width} 0${letter.path}`
    width += letter.advance
  }
  return { path, width }
}

/** Arabic words, joined and from right to left. Marks other than «ً» are left out. */
export function arabicPath(text: string): Lettering {
  const parts = text
    .split(new RegExp(`(${LAM_ALEF.source}|.)`, 'u'))
    .filter((part) => letters[part] || part === ' ' || part === FATHATAN)
  const joins = (part: string | undefined) =>
    part !== undefined && part !== ' ' && part.length === 1 && !NOT_JOINING_NEXT.includes(part)
  const bases = parts.filter((part) => part !== FATHATAN)
  const forms = bases.map((part, index) => {
    if (part === ' ') return part
    const next = bases[index + 1]
    const before = joins(bases[index - 1]) && part !== 'ء' ? '-' : ''
    const after = joins(part) && next !== undefined && next !== ' ' && next !== 'ء' ? '-' : ''
    return before + part + after
  })
  const advanceOf = (form: string) => (form === ' ' ? SPACE : (letters[form]?.advance ?? 0))
  const width = forms.reduce((sum, form) => sum + advanceOf(form), 0)
  let [path, pen, index] = ['', width, 0]
  let last: { x: number; mark: readonly [number, number] } | undefined
  for (const part of parts) {
    if (part === FATHATAN) {
      if (last) path += `M${last.x + last.mark[0]} ${last.mark[1]}${letters[FATHATAN]?.path}`
      continue
    }
    const form = forms[index++] ?? ' '
    pen -= advanceOf(form)
    const { path: outline, markX = 0, markY = 0 } = letters[form] ?? { path: '' }
    if (outline) path += `M${pen} 0${outline}`
    last = { x: pen, mark: [markX, markY] }
  }
  return { path, width }
}
