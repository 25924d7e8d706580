// Writes the pictures of the site for those who take no SVG: public/icon-*.png for the home screens of phones, and
// public/share.png for links that are shared. Run it when public/icon.svg or the wordmark changes:
//   node scripts/run.mjs scripts/drawIcons.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { wordmark } from '@/ui/theme/wordmark'

const mark = readFileSync('public/icon.svg', 'utf8').replace(/<style>.*<\/style>|<\/?svg.*?>/g, '')

type Pair = [number, number]

/** `edge` and `place` are those of the mark. */
function draw(name: string, [width, height]: Pair, edge: number, place?: Pair) {
  const [x, y] = place ?? [(width - edge) / 2, (height - edge) / 2]
  const word =
    name === 'share' ? `<path transform="translate(158 425) scale(.6)" d="${wordmark}"/>` : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="#1c1917">
    <style>.l{stroke:#1c1917}</style><rect width="100%" height="100%" fill="#faf8f5"/>${word}
    <g transform="translate(${x} ${y}) scale(${edge / 32})">${mark}</g></svg>`
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render()
  writeFileSync(`public/${name}.png`, picture.asPng())
}

export async function main() {
  await initWasm(readFileSync('node_modules/@resvg/resvg-wasm/index_bg.wasm'))
  draw('icon-180', [180, 180], 130)
  draw('icon-192', [192, 192], 154)
  draw('icon-512', [512, 512], 410)
  // A phone cuts it to a circle of four fifths.
  draw('icon-maskable-512', [512, 512], 276)
  draw('share', [1200, 630], 240, [801, 195])
}
