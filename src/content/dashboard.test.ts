import { describe, expect, test } from 'vitest'
import { INTEREST_IDS, type InterestId } from '@/lib/reader'
import { articlesFor, dashboardArticles, QUICK_STATS, todayEvents } from './dashboard'
import { interestById, interestCategories, interests } from './interests'

/** The interests of a first visit (`src/saved/interests.ts`). */
const DEFAULTS: readonly InterestId[] = ['sports', 'tech', 'health']

/** All 2⁶ selections. */
const selections = Array.from({ length: 64 }, (_, bits) =>
  INTEREST_IDS.filter((_id, place) => bits & (1 << place)),
)

describe('§3 the dashboard interest categories', () => {
  test('six, in this order, with sports, tech and health selected by default', () => {
    const categories = interestCategories(DEFAULTS)
    expect(categories.map(({ id }) => id)).toEqual([
      'sports',
      'tech',
      'business',
      'health',
      'culture',
      'science',
    ])
    expect(categories.filter(({ isSelected }) => isSelected).map(({ id }) => id)).toEqual([
      'sports',
      'tech',
      'health',
    ])
  })

  test('their fields are id, name, icon, isSelected, sources', () => {
    for (const category of interestCategories([])) {
      expect(Object.keys(category).sort()).toEqual(['icon', 'id', 'isSelected', 'name', 'sources'])
      expect(category.name).toMatch(/^[\u0621-\u064a]+$/)
      expect(category.sources.length).toBeGreaterThan(1)
      expect(new Set(category.sources).size).toBe(category.sources.length)
    }
    expect(new Set(interests.map(({ icon }) => icon)).size).toBe(6)
  })
})

describe('§9 the quick stats', () => {
  test("today's news 24, tracked sources 9, which are those of the three defaults", () => {
    expect(QUICK_STATS).toEqual({ todayNews: 24, trackedSources: 9 })
    const followed = interestCategories(DEFAULTS).filter((one) => one.isSelected)
    expect(followed.flatMap(({ sources }) => sources)).toHaveLength(QUICK_STATS.trackedSources)
  })
})

describe('§2 the personalised articles', () => {
  test('three for every selection except the empty one, all from selected interests', () => {
    for (const selected of selections) {
      const articles = articlesFor(selected)
      expect(articles, selected.join()).toHaveLength(selected.length === 0 ? 0 : 3)
      for (const { category } of articles) expect(selected).toContain(category)
      expect(new Set(articles).size).toBe(articles.length)
    }
  })

  test('every interest has one article before any has a second', () => {
    const kinds = (selected: InterestId[]) => articlesFor(selected).map(({ category }) => category)
    expect(kinds(['sports', 'tech', 'health'])).toEqual(['sports', 'tech', 'health'])
    expect(kinds(['business', 'culture'])).toEqual(['business', 'culture', 'business'])
    expect(kinds(['science'])).toEqual(['science', 'science', 'science'])
  })

  test('§3 their fields: id, title, excerpt, source, category, time, image', () => {
    for (const article of dashboardArticles) {
      expect(Object.keys(article).sort()).toEqual(
        ['category', 'excerpt', 'id', 'image', 'source', 'time', 'title'].sort(),
      )
      expect(interestById(article.category).sources).toContain(article.source)
      expect(article.image.topic).toBe(interestById(article.category).topic)
    }
    expect(new Set(dashboardArticles.map(({ id }) => id)).size).toBe(dashboardArticles.length)
  })
})

describe("§2 today's events", () => {
  test('three, in the order of the day', () => {
    expect(todayEvents).toHaveLength(3)
    const times = todayEvents.map(({ time }) => time)
    for (const time of times) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
    expect(times).toEqual([...times].sort())
  })
})
