// Writes src/ui/theme/cairo-*.woff2: Cairo with the characters and weights that pages use, 37.6 kB instead of 64.7. Run it
// when @fontsource-variable/cairo changes (tests/fonts.test.ts says so), or when a weight of tokens.ts does:
//   node scripts/run.mjs scripts/subsetFonts.ts
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subset from 'subset-font'

const PACKAGE = 'node_modules/@fontsource-variable/cairo/files'
const OUT = 'src/ui/theme'

/** The weights of `tokens.ts`, from text to brand. */
const WEIGHTS = { wght: { min: 400, max: 900 } }

/** The files that belong into `src/ui/theme`, with the characters of their `unicode-range` in `fonts.css`. */
export const fonts = ['arabic', 'latin'].map((name) => ({
  file: `${OUT}/cairo-${name}.woff2`,
  make() {
    const whole = readFileSync(path.join(PACKAGE, `cairo-${name}-wght-normal.woff2`))
    const [, rule = ''] = readFileSync(`${OUT}/fonts.css`, 'utf8').split(`./cairo-${name}.woff2`)
    const text = String.fromCodePoint(...codePoints(rule))
    return subset(whole, text, { targetFormat: 'woff2', variationAxes: WEIGHTS })
  },
}))

/** The code points of the first `unicode-range` in a text. */
export function codePoints(css: string): number[] {
  const [, ranges = ''] = /unicode-range:([^;]*)/.exec(css) ?? []
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(
    ([, from = '', to = from]) => {
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)]
      return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    },
  )
}

export async function main() {
  for (const { file, make } of fonts) writeFileSync(file, await make())
}
