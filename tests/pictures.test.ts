import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { drawPlaceholder } from '@mocks/backend/images/drawPlaceholder'
import { shapesOf } from '@mocks/backend/images/pictures'
import { isTopic } from '@mocks/backend/images/topics'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { expect, test } from 'vitest'
import { countries } from '@/content/countries'
import { COUNTRY_CARDS, countryCards } from '@/content/countryCards'
import { videoPicture } from '@/content/headline'
import { loadCountryPage } from '@/content/loadCountryPage'
import { loadTopicPage } from '@/content/loadTopicPage'
import { sponsoredArticles } from '@/content/sponsored'
import { toneAt } from '@/content/stories'
import { topics } from '@/content/topics'
import { videos } from '@/content/videos'
import { type PictureHint, pictureUrl } from '@/ui/news/pictureUrl'
import { FLAG_CODES } from '../src/ui/news/countryFlags'

const draw = (hint: PictureHint) => {
  const { searchParams } = new URL(pictureUrl(hint, 400, 225), 'http://site')
  return drawPlaceholder(400, 225, Object.fromEntries(searchParams))
}

type Page = [page: string, pictures: PictureHint[]]
/** The pictures of each page with several, in the order of the page. */
const pages: Page[] = [
  ['youtube', videos.map(videoPicture)],
  ['sponsored', sponsoredArticles.map(({ image }) => ({ ...image, kind: 'product' as const }))],
]
for (const { slug } of topics) {
  const { cards } = await loadTopicPage(slug)
  const hints = cards.map(({ icon: glyph, tone, articles: [first] }) => ({
    ...{ topic: slug, glyph, tone, words: first?.title ?? '' },
  }))
  pages.push([slug, hints])
}
for (const { slug } of countries) {
  const cards = countryCards(await loadCountryPage(slug), COUNTRY_CARDS)
  const hints = cards.map(({ icon: glyph, articles: [first] }, index) => ({
    ...{ topic: 'country', glyph, tone: toneAt(index), words: first?.title ?? '', place: slug },
  }))
  pages.push([slug, hints])
}

/** What is seen at a glance: whether each point of a 17 × 9 thumbnail is lighter than its neighbour, as 144 bits. */
function glance(hint: PictureHint): boolean[] {
  const { pixels, width, height } = new Resvg(draw(hint), {
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
  const alike = pages.flatMap(([page, pictures]) => {
    const seen = pictures.map((hint) => ({ words: hint.words, bits: glance(hint) }))
    return seen.flatMap((one, at) =>
      seen
        .slice(at + 1)
        .filter((other) => distance(one.bits, other.bits) < 12)
        .map((other) => `${page}: «${one.words}» and «${other.words}»`),
    )
  })
  expect(alike).toEqual([])
})

test('a picture has at most 6 kB and an orange body; topics have colours, countries landmarks and flags', () => {
  for (const hint of pages.flatMap(([, pictures]) => pictures)) {
    const svg = draw(hint)
    expect(gzipSync(svg).length, hint.words).toBeLessThan(6000)
    expect(svg, hint.words).toContain('class="ko"')
    expect(svg, hint.words).not.toMatch(/NaN|undefined/)
  }
  for (const { slug } of topics) expect(isTopic(slug), slug).toBe(true)
  for (const { slug } of countries) expect(shapesOf('landmarks', slug), slug).not.toBeNull()
  expect(FLAG_CODES).toEqual(countries.map(({ code }) => code))
})
