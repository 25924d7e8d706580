import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { drawPlaceholder } from '@mocks/backend/images/drawPlaceholder'
import { shapesOf } from '@mocks/backend/images/pictures'
import { isTopic } from '@mocks/backend/images/topics'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { beforeAll, describe, expect, test } from 'vitest'
import { countries } from '@/content/countries'
import { COUNTRY_CARDS, countryCards } from '@/content/countryCards'
import { videoPicture } from '@/content/headline'
import { homeSections } from '@/content/home'
import { loadCountryPage } from '@/content/loadCountryPage'
import { loadTopicPage } from '@/content/loadTopicPage'
import { sponsoredArticles } from '@/content/sponsored'
import { toneAt } from '@/content/stories'
import { topics } from '@/content/topics'
import { videos } from '@/content/videos'
import { type PictureHint, pictureUrl } from '@/ui/theme/pictureUrl'
import { FILE, joinFlags } from '../scripts/joinFlags.mjs'
import { FLAG_CODES } from '../src/ui/theme/countryFlags'

beforeAll(() => initWasm(readFileSync('node_modules/@resvg/resvg-wasm/index_bg.wasm')))

const draw = (hint: PictureHint, width = 400, height = 225) =>
  drawPlaceholder(
    width,
    height,
    Object.fromEntries(new URL(pictureUrl(hint, width, height), 'http://site').searchParams),
  )

/** The pictures of each page with several, in the order of the page. */
async function pages(): Promise<[page: string, pictures: PictureHint[]][]> {
  const ofTopics = topics.map(async ({ slug }): Promise<[string, PictureHint[]]> => {
    const { cards } = await loadTopicPage(slug)
    return [
      slug,
      cards.map(({ icon, tone, articles }) => ({
        topic: slug,
        glyph: icon,
        tone,
        words: articles[0]?.title ?? '',
      })),
    ]
  })
  const ofCountries = countries.map(async ({ slug }): Promise<[string, PictureHint[]]> => {
    const page = await loadCountryPage(slug)
    return [
      slug,
      countryCards(page, COUNTRY_CARDS).map(({ icon, articles }, index) => ({
        topic: 'country',
        glyph: icon,
        tone: toneAt(index),
        words: articles[0]?.title ?? '',
        place: slug,
      })),
    ]
  })
  return [
    [
      'home',
      homeSections.flatMap((section) => {
        if (section.kind !== 'articles') return []
        const [{ picture, title }] = section.articles
        return picture ? { ...picture, words: title } : []
      }),
    ],
    ['youtube', videos.map(videoPicture)],
    ['sponsored', sponsoredArticles.map(({ image }) => ({ ...image, kind: 'product' as const }))],
    ...(await Promise.all([...ofTopics, ...ofCountries])),
  ]
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

describe('placeholder pictures («Visual language», Images)', () => {
  test('no two pictures of a page look alike at a glance', async () => {
    const pairs = (await pages()).flatMap(([page, pictures]) => {
      const seen = pictures.map((hint) => ({ hint, bits: glance(hint) }))
      return seen.flatMap((one, index) =>
        seen.slice(index + 1).map((other) => ({
          bits: distance(one.bits, other.bits),
          pair: `${page}: «${one.hint.words ?? one.hint.glyph}» and «${other.hint.words ?? other.hint.glyph}»`,
        })),
      )
    })
    const [first] = pairs.sort((a, b) => a.bits - b.bits)
    console.info('The most alike:', first)
    expect(first?.bits, `the closest pair, ${first?.pair}`).toBeGreaterThanOrEqual(12)
  })

  test('each topic has colours, each country a landmark of its own', () => {
    for (const { slug } of topics) expect(isTopic(slug), slug).toBe(true)
    const drawings = countries.map(({ slug }) => shapesOf('landmarks', slug))
    expect(drawings).not.toContain(null)
    expect(new Set(drawings).size).toBe(drawings.length)
  })

  test('a picture has at most 6 kB and an orange body', async () => {
    for (const [page, pictures] of await pages())
      for (const hint of pictures) {
        const svg = draw(hint)
        expect(gzipSync(svg).length, `${page} ${hint.words}`).toBeLessThan(6000)
        expect(svg, `${page} ${hint.words}`).toContain('class="ko"')
        expect(svg).not.toMatch(/NaN|undefined/)
      }
  })

  test('the drawing is the same in each size and shape', () => {
    const inner = (svg: string) => svg.slice(svg.indexOf('<g')).replace(/<\/svg>/g, '')
    const hint = { topic: 'sports', words: 'هدف في الدقيقة 90' }
    expect(inner(draw(hint, 104, 78))).toBe(inner(draw(hint, 800, 450)))
  })
})

test('the flags are those that scripts/joinFlags.mjs makes of the installed package', () => {
  expect(FLAG_CODES).toEqual(countries.map(({ code }) => code))
  expect(readFileSync(FILE, 'utf8'), 'run the script').toBe(joinFlags(FLAG_CODES))
})
