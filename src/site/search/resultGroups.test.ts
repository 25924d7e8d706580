import { describe, expect, test } from 'vitest'
import { loadSearchItems } from '@/content/searchItems'
import { wordsThatFind } from './NoResults'
import { ASIDE, groupResults, READING } from './resultGroups'
import { GROUP_IDS } from './searchAddress'
import { createEngine } from './searchEngine'

test('D-10: every item of the content is in one group, in the order of the results', async () => {
  const items = await loadSearchItems()
  const groups = groupResults(items)
  const grouped = GROUP_IDS.flatMap((id) => groups[id])
  expect(grouped).toHaveLength(items.length)
  expect(new Set(grouped)).toEqual(new Set(items))
  expect(groups.articles).toEqual(items.filter(({ kind }) => kind === 'article'))
  expect(groups.videos).toEqual(items.filter(({ kind }) => /^(video|channel)$/.test(kind)))
  expect([...READING, ...ASIDE].toSorted(), 'on the page once').toEqual(GROUP_IDS.toSorted())
})

describe('the best match is first', async () => {
  const engine = createEngine(await loadSearchItems())

  test.each([
    ['AI', '/$topic/$card', 'الذكاء الاصطناعي'],
    ['الرياضه', '/$topic', 'رياضة'],
    ['Saudi Arabia', '/countries/$slug', 'السعودية'],
    ['جمهوريه مصر العربيه', '/countries/$slug', 'مصر'],
    ['القاهرة', '/countries/$slug', 'مصر'],
    ['يوتيوب', '/youtube', 'فيديو'],
  ])('%s names a place: %s', (query, to, title) => {
    const [place] = engine.places(query)
    expect(place).toMatchObject({ title, link: { to } })
    expect(engine.search(query)).toContain(place)
  })

  test('a part of a name names none; a country comes before one whose capital has its name', () => {
    const none = ['ريا', 'أخبار مصر', 'العربية'].flatMap((query) => engine.places(query))
    expect(none).toEqual([])
    expect(engine.places('عمان').map(({ title }) => title)).toEqual(['عُمان', 'الأردن'])
  })
})

test('nothing found: the single words that have results are suggested, once each', () => {
  const engine = { search: (query: string) => (query.includes('بحري') ? [{} as never] : []) }
  expect(wordsThatFind('قرنبيط بحري  بحري', engine)).toEqual(['بحري'])
  expect(wordsThatFind('بحري', engine)).toEqual([])
})
