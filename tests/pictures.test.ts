import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { TINTS } from '@mocks/backend/images/colours'
import { drawPlaceholder } from '@mocks/backend/images/drawPlaceholder'
import { shapesOf } from '@mocks/backend/images/pictures'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { expect, test } from 'vitest'
import { countries } from '@/content/countries'
import { topics } from '@/content/topics'
import { type PictureHint, pictureUrl } from '@/ui/news/pictureUrl'
import { type Lead, leadPages } from '../.storybook/docs/leadPages'
import { FLAG_CODES } from '../src/ui/news/countryFlags'

const draw = (hint: PictureHint) => {
  const { searchParams } = new URL(pictureUrl(hint, 400, 225), 'http://site')
  return drawPlaceholder(400, 225, Object.fromEntries(searchParams))
}

const pages = await leadPages()

/** What is seen at a glance: whether each point of a 17 × 9 thumbnail is lighter than its neighbour, as 144 bits. */
function glance(hint: PictureHint): boolean[] {
  // Resvg does not know OKLCH, and here only the lightness matters.
  const grey = draw(hint).replace(/oklch\((\d+%)[^)]*\)/g, 'rgb($1,$1,$1)')
  const { pixels, width, height } = new Resvg(grey, {
    fitTo: { mode: 'width', value: 17 },
  }).render()
  const light = (x: number, y: number) => {
    const at = (y * width + x) * 4
    return 0.3 * (pixels[at] ?? 0) + 0.6 * (pixels[at + 1] ?? 0) + 0.1 * (pixels[at + 2] ?? 0)
  }
  return Array.from({ length: height * (width - 1) }, (_, i) => {
    const [x, y] = [i % (width - 1), Math.floor(i / (width - 1))]
    return light(x, y) > light(x + 1, y) + 2
  })
}

const distance = (a: readonly boolean[], b: readonly boolean[]) =>
  a.filter((bit, index) => bit !== b[index]).length

test('no two pictures of a page look alike at a glance («Visual language», Images)', async () => {
  await initWasm(readFileSync('node_modules/@resvg/resvg-wasm/index_bg.wasm'))
  const alike = pages.flatMap(({ page, leads }) => {
    const seen = leads.map(({ title, picture }) => ({ title, bits: glance(picture) }))
    return seen.flatMap((one, at) =>
      seen
        .slice(at + 1)
        .filter((other) => distance(one.bits, other.bits) < 12)
        .map((other) => `${page}: «${one.title}» and «${other.title}»`),
    )
  })
  expect(alike).toEqual([])
})

test('a page has a drawing once and one number at most; the leads of neighbouring pages differ', () => {
  const glyph = (lead: Lead | undefined) => lead?.picture.glyph
  for (const [index, { page, leads }] of pages.entries()) {
    const glyphs = leads.map(glyph)
    expect(glyphs, page).toEqual([...new Set(glyphs)])
    expect(leads.filter(({ picture }) => picture.figure).length, page).toBeLessThan(2)
    const next = pages[index + 1]?.leads
    // The eighth one of a country begins its page of the news.
    for (const first of [0, 8])
      expect(glyph(leads[first]) ?? page, page).not.toBe(glyph(next?.[first]))
  }
})

test('a picture has at most 6 kB and an orange body; topics have colours, countries landmarks, tints and flags', () => {
  for (const { title, picture } of pages.flatMap(({ leads }) => leads)) {
    const svg = draw(picture)
    const folders = ['scenes', 'landmarks', 'products'] as const
    const isDrawn = (name = '') => folders.some((folder) => shapesOf(folder, name))
    expect(isDrawn(picture.glyph), `${title}: ${picture.glyph}`).toBe(true)
    const { figure } = picture
    if (figure) expect(shapesOf('numbers', figure), `${title}: ${figure}`).not.toBeNull()
    expect(gzipSync(svg).length, title).toBeLessThan(6000)
    expect(svg, title).toContain('class="ko"')
    expect(svg, title).not.toMatch(/NaN|undefined/)
  }
  for (const { slug } of topics) expect(TINTS.has(slug), slug).toBe(true)
  for (const { slug } of countries) {
    expect(shapesOf('landmarks', slug), slug).not.toBeNull()
    expect(TINTS.has(slug), slug).toBe(true)
  }
  expect(FLAG_CODES).toEqual(countries.map(({ code }) => code))
})
