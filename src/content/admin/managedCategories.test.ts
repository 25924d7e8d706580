import { describe, expect, test } from 'vitest'
import { countries } from '@/content/countries'
import { COUNTRY_CARDS } from '@/content/countryCards'
import { loadTopicPage } from '@/content/loadTopicPage'
import { topics } from '@/content/topics'
import { countCharacters } from '@/lib/excerpt'
import { adminCountries } from './countries'
import { managedCategoriesOf } from './managedCategories'
import { ICON_LIMIT } from './managedCategory'
import { parentGroups, parentSections } from './parentSections'

describe('Spec §2, §3: the parent sections', () => {
  test('nine content sections, then 22 countries in four groups', () => {
    expect(parentGroups.map(({ name, sections }) => `${name} ${sections.length}`)).toEqual([
      'صفحات المحتوى 9',
      'الخليج العربي 6',
      'بلاد الشام 4',
      'شمال أفريقيا 5',
      'الشرق الأوسط وأفريقيا 7',
    ])
    expect(parentGroups[0]?.sections.map(({ id }) => id)).toEqual([
      'news',
      'business',
      'sports',
      'technology',
      'entertainment',
      'science',
      'health',
      'culture',
      'religion',
    ])
  })

  test('every slug is unique: empty for news, countries/… for countries', () => {
    const slugs = parentSections.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(31)
    expect(slugs[0]).toBe('')
    for (const { slug } of countries) expect(slugs).toContain(`countries/${slug}`)
  })
})

describe('Spec §3: the managed categories', () => {
  test.each(parentSections.map(({ id }) => id))(
    '%s: eight categories, orders 1..8, with valid fields',
    (id) => {
      const categories = managedCategoriesOf(id)
      expect(categories.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      for (const category of categories) {
        expect(category.parentCategory).toBe(id)
        expect(countCharacters(category.icon)).toBeGreaterThan(0)
        expect(countCharacters(category.icon)).toBeLessThanOrEqual(ICON_LIMIT)
        expect(category.color).toMatch(/^#[0-9A-F]{6}$/)
        expect(category.createdAt).toMatch(/^2025-\d\d-\d\d$/)
      }
      expect(categories[0]?.color).toBe('#3B82F6')
    },
  )

  test('ids and slugs are unique', () => {
    const all = parentSections.flatMap(({ id }) => managedCategoriesOf(id))
    expect(all).toHaveLength(31 * 8)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length)
  })

  test.each(topics.map(({ slug }) => slug))(
    '%s has exactly the cards of its public page',
    async (slug) => {
      const { cards } = await loadTopicPage(slug)
      expect(
        managedCategoriesOf(slug).map(({ slug, name, nameEn }) => [slug, name, nameEn]),
      ).toEqual(cards.map(({ id, nameAr, name }) => [`${slug}/${id}`, nameAr, name]))
    },
  )

  test.each(countries.map(({ slug }) => slug))(
    '%s has politics for news, then its cards',
    (slug) => {
      expect(managedCategoriesOf(slug).map((category) => category.slug)).toEqual(
        COUNTRY_CARDS.map((card) => `countries/${slug}/${card === 'news' ? 'politics' : card}`),
      )
    },
  )
})

describe('Spec §3: the countries of the back office', () => {
  test('22, all active, dated day/month/year', () => {
    expect(adminCountries).toHaveLength(22)
    for (const { isActive, createdAt } of adminCountries) {
      expect(isActive).toBe(true)
      expect(createdAt).toMatch(/^([1-9]|1\d|2\d)\/([1-9]|1[0-2])\/2025$/)
    }
    expect(adminCountries.find(({ code }) => code === 'EG')?.flag).toBe('🇪🇬')
  })

  test('their number of news is the sum of their categories', () => {
    const egypt = adminCountries.find(({ code }) => code === 'EG')
    const articles = managedCategoriesOf('egypt').map(({ articlesCount }) => articlesCount)
    expect(egypt?.newsCount).toBe(articles.reduce((a, b) => a + b))
  })
})
