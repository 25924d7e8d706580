import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createSearchIndex } from '@/lib/search/searchIndex'
import { countries } from './countries'
import { COUNTRY_CARDS, COUNTRY_NEWS_CARDS } from './countryCards'
import { hashtags } from './hashtags'
import { homeSections } from './home'
import { loadCountryPage } from './loadCountryPage'
import { loadTopicPage } from './loadTopicPage'
import { posts, suggestedAccounts } from './posts'
import type { SearchItem } from './searchItem'
import { loadSearchItems } from './searchItems'
import { sponsoredArticles, sponsoredExtras } from './sponsored'
import { topics } from './topics'
import { channels, videos } from './videos'

let items: SearchItem[] = []
beforeAll(async () => {
  items = await loadSearchItems()
})

const titlesOf = (...kinds: SearchItem['kind'][]) =>
  new Set(items.filter(({ kind }) => kinds.includes(kind)).map(({ title }) => title))

describe('D-10: the search covers all sample content', () => {
  test('every headline of every topic and country, and of the home page', async () => {
    const pages = await Promise.all(topics.map(({ slug }) => loadTopicPage(slug)))
    const lands = await Promise.all(countries.map(({ slug }) => loadCountryPage(slug)))
    const headlines = [
      ...pages.flatMap(({ cards }) => cards.flatMap(({ articles }) => articles)),
      ...lands.flatMap(({ cards }) => Object.values(cards).flatMap(({ articles }) => articles)),
      ...homeSections.flatMap((it) => (it.kind === 'articles' ? it.articles : [])),
    ]
    const known = titlesOf('article')
    expect(headlines.length).toBeGreaterThan(1000)
    expect(headlines.filter(({ title }) => !known.has(title))).toEqual([])
  })

  test('videos, channels, posts, accounts, hashtags, paid items, sections, countries', () => {
    for (const { title } of videos) expect(titlesOf('video')).toContain(title)
    for (const { name } of channels) expect(titlesOf('channel')).toContain(name)
    for (const { content } of posts) expect(titlesOf('post')).toContain(content)
    for (const { name } of suggestedAccounts) expect(titlesOf('account')).toContain(name)
    for (const { hashtag } of hashtags) expect(titlesOf('hashtag')).toContain(hashtag)
    for (const { title } of [...sponsoredArticles, ...sponsoredExtras])
      expect(titlesOf('sponsored')).toContain(title)
    for (const { name } of topics) expect(titlesOf('section')).toContain(name)
    expect([...titlesOf('country')]).toEqual(countries.map(({ name }) => name))
  })

  test('every card of every topic in both languages, and other names of places', async () => {
    const pages = await Promise.all(topics.map(({ slug }) => loadTopicPage(slug)))
    const known = titlesOf('section')
    for (const { cards } of pages) for (const { nameAr } of cards) expect(known).toContain(nameAr)
    for (const item of items) {
      if (item.kind !== 'section' && item.kind !== 'country') continue
      expect(item.texts, item.title).toEqual(expect.arrayContaining([...item.names]))
    }
  })

  test('no duplicates: ids differ, and so do the titles of a kind', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    expect(new Set(items.map(({ kind, title }) => `${kind}:${title}`)).size).toBe(items.length)
  })

  test('the newest articles are first, which decides between equal ranks', () => {
    const ages = items.flatMap((item) => (item.kind === 'article' ? [item.ageMinutes] : []))
    expect(ages).toEqual(ages.toSorted((a, b) => a - b))
  })
})

describe('the link of a result', () => {
  test('an article of a country leads to its card, or to the variant of the page that has the card (Spec §2)', async () => {
    const egypt = await loadCountryPage('egypt')
    const linkOf = (title: string | undefined) => items.find((item) => item.title === title)?.link
    for (const card of COUNTRY_CARDS) {
      expect(linkOf(egypt.cards[card].articles[0]?.title)).toEqual({
        to: '/countries/$slug/$card',
        params: { slug: 'egypt', card },
        search: { story: `egypt-${card}-1` },
      })
    }
    for (const card of ['government', 'heritage', 'cities'] as const) {
      expect(COUNTRY_NEWS_CARDS).toContain(card)
      expect(linkOf(egypt.cards[card].articles[0]?.title)).toEqual({
        to: '/country/$name',
        params: { name: 'مصر' },
        search: { story: `egypt-${card}-1` },
      })
    }
  })

  test('an article of the home page leads to the home page, where it is open', () => {
    const [first] = homeSections.flatMap((it) => (it.kind === 'articles' ? it.articles : []))
    expect(items.find(({ title }) => title === first?.title)?.link).toEqual({
      to: '/',
      search: { story: 'home-breaking-1' },
    })
  })
})

describe('items are found in a reader’s spelling', () => {
  const first = (query: string, kind: SearchItem['kind']) =>
    createSearchIndex(items).search(query, { where: (item) => item.kind === kind })[0]?.title

  test.each([
    ['Egypt', 'country', 'مصر'],
    ['united arab', 'country', 'الإمارات'],
    ['عمان', 'country', 'عُمان'],
    ['اهرامات', 'country', 'مصر'],
    ['Sports', 'section', 'رياضة'],
    ['Football', 'section', 'كرة القدم'],
    ['UAE', 'country', 'الإمارات'],
    ['ثقافه', 'section', 'ثقافة'],
    ['معرض الكتاب', 'hashtag', '#معرض_الكتاب'],
    ['salma reads', 'post', /^/],
    ['قناه المرسي', 'channel', 'قناة المرسى'],
  ] as const)('%s → %s', (query, kind, title) => {
    expect(first(query, kind)).toMatch(title)
  })
})

describe('parts that cannot be loaded', () => {
  const missing = async () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  }
  const itemsWithout = async (parts: Record<string, object>, onMissing?: () => void) => {
    vi.resetModules()
    for (const [name, exports] of Object.entries(parts)) vi.doMock(name, () => exports)
    try {
      const { loadSearchItems } = await import('./searchItems')
      return await loadSearchItems(undefined, onMissing)
    } finally {
      for (const name of Object.keys(parts)) vi.doUnmock(name)
      vi.resetModules()
    }
  }

  test('one is left out, and the search knows it', async () => {
    const onMissing = vi.fn()
    const found = await itemsWithout(
      { './searchItemsSponsored': { sponsoredItems: missing } },
      onMissing,
    )
    const kept = items.filter(({ kind }) => kind !== 'sponsored')
    expect(found.map(({ id }) => id)).toEqual(kept.map(({ id }) => id))
    expect(onMissing).toHaveBeenCalledOnce()
  })

  test('when many are missing, the search fails', async () => {
    const stories = await import('./loadStories')
    const all = itemsWithout({ './loadStories': { ...stories, loadStories: missing } })
    await expect(all).rejects.toThrow('dynamically imported')
  })
})
