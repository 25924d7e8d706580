import { describe, expect, test } from 'vitest'
import { foldArabic } from '@/lib/arabic'
import { SHOWN_HEADLINES } from './categoryCard'
import { countries, regions } from './countries'
import { COUNTRY_CARDS, COUNTRY_NEWS_CARDS, countryCards } from './countryCards'
import { countryFacts } from './countryFacts'
import { loadCountryPage } from './loadCountryPage'

test('§2 the eight cards of each country screen, in order', () => {
  expect(COUNTRY_CARDS.join()).toBe(
    'news,economy,society,sports,technology,health,education,tourism',
  )
  expect(COUNTRY_NEWS_CARDS.join()).toBe(
    'government,economy,society,tourism,education,health,heritage,cities',
  )
})

test('§2, §3 22 countries over six regions', () => {
  expect(countries).toHaveLength(22)
  expect(new Set(countries.map(({ region }) => region))).toEqual(new Set(regions))
  expect(regions).toHaveLength(6)
})

describe.each(countries)('$slug', ({ slug }) => {
  test('is about that country: its headlines name the capital, landmark, league, university and dish', async () => {
    const page = await loadCountryPage(slug)
    const words = foldArabic(
      Object.values(page.cards)
        .flatMap(({ articles }) => articles.map(({ title }) => title))
        .join(' '),
    )
    const { capital, landmark, league, university, dish, currency } = countryFacts[slug]
    // One main word of a landmark is enough: «أهرامات» of «أهرامات الجيزة».
    const main = landmark.split(' ').filter((word) => word.length > 3)
    expect(main.some((word) => words.includes(foldArabic(word).replace(/[«»()]/g, '')))).toBe(true)
    expect(words).toContain(foldArabic(currency.split(' ')[0] ?? ''))
    for (const fact of [capital, league, university, dish])
      expect(words).toContain(foldArabic(fact))
  })

  test('every card has its description and more than three headlines, newest first', async () => {
    const page = await loadCountryPage(slug)
    expect(page.coverage).toMatch(/\.$/)
    for (const card of countryCards(page, [...COUNTRY_CARDS, ...COUNTRY_NEWS_CARDS])) {
      expect(card.description).not.toBe('')
      expect(card.articles.length).toBeGreaterThan(SHOWN_HEADLINES)
      const ages = card.articles.map(({ ageMinutes }) => ageMinutes)
      expect(ages).toEqual([...ages].sort((a, b) => a - b))
    }
  })
})

test('no headline is that of another country with other names', async () => {
  // The shape of a headline: its first three and last two words, without the names of places.
  const shapes = new Map<string, string>()
  const repeated: string[] = []
  for (const { slug } of countries) {
    const page = await loadCountryPage(slug)
    for (const { title } of Object.values(page.cards).flatMap(({ articles }) => articles)) {
      const words = foldArabic(title).split(' ')
      const shape = `${words.slice(0, 3).join(' ')} … ${words.slice(-2).join(' ')}`
      if (shapes.has(shape)) repeated.push(`${title} | ${shapes.get(shape)}`)
      shapes.set(shape, title)
    }
  }
  expect(repeated).toEqual([])
})
