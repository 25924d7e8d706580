// Writes mocks/backend/images/letters.json, Cairo's heaviest weight as paths for the number pictures, and src/ui/theme/wordmark.ts, the
// name of the site as one path. An SVG in an <img> cannot use the fonts of the page. Run it when
// @fontsource-variable/cairo changes (tests/fonts.test.ts says so):
//   node scripts/letterPaths.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import subset from 'subset-font'

const PACKAGE = 'node_modules/@fontsource-variable/cairo/files'
/** Units per em of the paths: at the size of a number picture, about one pixel each. */
const EM = 500
const ZWJ = '\u200d'

const LETTERS = 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي'
const NOT_JOINING_NEXT = 'ءآأؤإاةدذرزوى'
const LAM_ALEFS = ['لا', 'لأ', 'لإ', 'لآ']
/** The one mark of the nouns after numbers. */
const FATHATAN = 'ً'
const LATIN = '0123456789,.%:–'

/** @typedef {{ font: Font, scale: number }} Sized */
/** @typedef {{ id: number, x: number, y: number }} Placed */

/** @param {'arabic' | 'latin'} script @param {string} text @returns {Promise<Sized>} */
async function heaviest(script, text) {
  const file = readFileSync(`${PACKAGE}/cairo-${script}-wght-normal.woff2`)
  const sfnt = await subset(file, text + ZWJ, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 900 },
  })
  const face = new Face(new Blob(new Uint8Array(sfnt).buffer))
  return { font: new Font(face), scale: EM / face.upem }
}

/** The glyphs of a text from left to right, with their places in units of the font. @param {Font} font @param {string} text */
function shaped(font, text) {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  let pen = 0
  /** @type {Placed[]} */
  const glyphs = []
  for (const [index, { codepoint: id }] of buffer.getGlyphInfos().entries()) {
    const at = positions[index]
    if (!at) continue
    glyphs.push({ id, x: pen + at.xOffset, y: at.yOffset })
    pen += at.xAdvance
  }
  return { glyphs, advance: pen }
}

/** One path of glyphs, in whole units, each number relative to the point before. @param {Sized} sized @param {Placed[]} glyphs */
function pathOf({ font, scale }, glyphs) {
  let path = ''
  let [pen, start] = [
    [0, 0],
    [0, 0],
  ]
  for (const { id, x, y } of glyphs)
    for (const { type, values } of font.glyphToJson(id)) {
      const points = values.map((value, index) =>
        Math.round((index % 2 === 0 ? value + x : -value - y) * scale),
      )
      const [penX = 0, penY = 0] = pen
      const numbers = points.map((value, index) => value - (index % 2 === 0 ? penX : penY))
      path += type.toLowerCase() + numbers.join(' ').replaceAll(' -', '-')
      if (type === 'Z') pen = start
      else pen = points.slice(-2)
      if (type === 'M') start = pen
    }
  return path
}

/** @param {Sized} sized @param {string} text */
function glyphOf(sized, text) {
  const { glyphs, advance } = shaped(sized.font, text)
  return { advance: Math.round(advance * sized.scale), path: pathOf(sized, glyphs) }
}

/** The place of a mark above a letter, relative to the letter. @param {Sized} sized @param {string} before @param {string} letter @param {string} after */
function markPlace({ font, scale }, before, letter, after) {
  const bare = shaped(font, before + letter + after).glyphs.map(({ id }) => id)
  const mark = shaped(font, before + letter + FATHATAN + after).glyphs.find(
    ({ id }) => !bare.includes(id),
  )
  return {
    markX: Math.round((mark?.x ?? 0) * scale),
    markY: Math.round(-(mark?.y ?? 0) * scale),
  }
}

/** The contents of both files. */
export async function letterFiles() {
  const arabic = await heaviest('arabic', LETTERS + FATHATAN)
  const latin = await heaviest('latin', LATIN)
  /** @type {Record<string, object>} */
  const letters = { [FATHATAN]: glyphOf(arabic, FATHATAN) }
  for (const char of LATIN) letters[char] = glyphOf(latin, char)
  for (const letter of [...LETTERS, ...LAM_ALEFS]) {
    const joinsNext = letter.length === 1 && !NOT_JOINING_NEXT.includes(letter)
    for (const before of letter === 'ء' ? [''] : ['', ZWJ])
      for (const after of joinsNext ? ['', ZWJ] : [''])
        letters[(before && '-') + letter + (after && '-')] = {
          ...glyphOf(arabic, before + letter + after),
          ...markPlace(arabic, before, letter, after),
        }
  }
  const { path } = glyphOf(await heaviest('arabic', 'مدار'), 'مدار')
  const lines = Object.entries(letters).map((entry) =>
    entry.map((part) => JSON.stringify(part)).join(': '),
  )
  return {
    'mocks/backend/images/letters.json': `{\n  ${lines.join(',\n  ')}\n}\n`,
    'src/ui/theme/wordmark.ts': `/** «مدار» as a path, written by scripts/letterPaths.mjs: ${EM} units per em, from the baseline. */
export const wordmark =
  '${path}'
`,
  }
}

if (process.argv[1] === import.meta.filename)
  for (const [file, text] of Object.entries(await letterFiles())) writeFileSync(file, text)
