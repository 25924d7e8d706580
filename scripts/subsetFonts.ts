// Writes src/ui/theme/cairo-*.woff2: Cairo with the characters and weights that pages use, 37.6 kB instead of 64.7. Run it
// when @fontsource-variable/cairo changes (tests/fonts.test.ts says so), or when a weight of tokens.ts does:
//   node scripts/run.mjs scripts/subsetFonts.ts
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subset from 'subset-font'

const PACKAGE = 'node_modules/@fontsource-variable/cairo/files'
const OUT = 'src/ui/theme'

const characters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  )

/** The weights of `tokens.ts`, from text to brand. */
const WEIGHTS = { wght: { min: 400, max: 900 } }

/** The names of the files and their characters, as `fonts.css` declares them. */
const FONTS = {
  arabic: [
    ...[characters(0x600, 0x6ff), characters(0x750, 0x77f), characters(0x8a0, 0x8ff)],
    ...[characters(0x200c, 0x200e), characters(0x2010, 0x2011), '\u204f\u2e41'],
    ...[characters(0xfb50, 0xfdff), characters(0xfe70, 0xfefc)],
  ].join(''),
  // Western digits, Latin letters without accents, what Arabic text shares with them, and the zero-width space by which
  // MUI gives an empty line its height: without it every page with a field would load a third font.
  latin: `${characters(0x20, 0x7e)}\u00a0©«·»×\u200b–—‘’“”•…−`,
}

/** The files that belong into `src/ui/theme`, with their characters. */
export const fonts = Object.entries(FONTS).map(([name, text]) => ({
  file: `${OUT}/cairo-${name}.woff2`,
  text,
  make() {
    const whole = readFileSync(path.join(PACKAGE, `cairo-${name}-wght-normal.woff2`))
    return subset(whole, text, { targetFormat: 'woff2', variationAxes: WEIGHTS })
  },
}))

export async function main() {
  for (const { file, make } of fonts) writeFileSync(file, await make())
}
