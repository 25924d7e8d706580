import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FILE, joinFlags } from '../scripts/joinFlags'
import { codePoints, fonts } from '../scripts/subsetFonts'
import { FLAG_CODES } from '../src/ui/news/countryFlags'

const rules = readFileSync('src/ui/theme/fonts.css', 'utf8').split('@font-face').slice(1)
const faces = rules.filter((rule) => rule.includes('"Cairo Variable"'))

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

test('fonts and flags are those that the scripts make of the installed packages', async () => {
  for (const { file, make } of fonts)
    expect(readFileSync(file).equals(await make()), `${file}: run subsetFonts.ts`).toBe(true)
  expect(readFileSync(FILE, 'utf8'), 'run joinFlags.ts').toBe(joinFlags(FLAG_CODES))
})

test('each letter is in one file', () => {
  const all = faces.flatMap(codePoints)
  // Arabic and Latin letters with accents, as a reader may type them.
  const typed = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...range(0x600, 0x6ff)]
  expect(typed.filter((point) => all.filter((other) => other === point).length !== 1)).toEqual([])
})

test('until Cairo is there, lines have its height, so that no text moves down', () => {
  for (const rule of rules.filter((rule) => rule.includes('"Cairo Fallback"'))) {
    const share = (name: string) => Number(rule.match(`${name}: ([\\d.]+)%`)?.[1]) / 100
    // The ascent and descent of Cairo, per em.
    expect(share('ascent-override') * share('size-adjust')).toBeCloseTo(1.303, 2)
    expect(share('descent-override') * share('size-adjust')).toBeCloseTo(0.571, 2)
  }
})
