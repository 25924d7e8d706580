// Writes the pictures of the site for those who take no SVG: public/icon-*.png for the home screens of phones, and
// public/share.png for links that are shared. Run it when public/icon.svg or the wordmark changes:
//   node scripts/drawIcons.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { importTs } from './importTs.mjs'

/** @type {typeof import('../src/ui/theme/wordmark')} */
const { wordmark } = await importTs('src/ui/theme/wordmark.ts')
await initWasm(readFileSync('node_modules/@resvg/resvg-wasm/index_bg.wasm'))
const [GROUND, INK] = ['#faf8f5', '#1c1917']
const icon = readFileSync('public/icon.svg', 'utf8')
  .replace(/<style>.*<\/style>/, '')
  .replace(/<svg[^>]*>/, `<svg viewBox="0 0 32 32" width="32" height="32">`)
  .replace('class="c"', `fill="${INK}"`)
  .replace('class="l"', `stroke="${INK}"`)

/** @param {string} name @param {number} width @param {number} height @param {string} content */
function draw(name, width, height, content) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${GROUND}"/>${content}</svg>`
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render()
  writeFileSync(`public/${name}.png`, picture.asPng())
}

/** @param {number} x @param {number} y @param {number} size */
const iconAt = (x, y, size) => `<g transform="translate(${x} ${y}) scale(${size / 32})">${icon}</g>`

// A phone cuts a maskable icon to a circle of four fifths.
for (const [name, size, share] of /** @type {const} */ ([
  ['icon-180', 180, 0.72],
  ['icon-192', 192, 0.8],
  ['icon-512', 512, 0.8],
  ['icon-maskable-512', 512, 0.54],
]))
  draw(name, size, size, iconAt((size * (1 - share)) / 2, (size * (1 - share)) / 2, size * share))
draw(
  'share',
  1200,
  630,
  `${iconAt(801, 195, 240)}<path transform="translate(158 425) scale(.6)" fill="${INK}" d="${wordmark}"/>`,
)
