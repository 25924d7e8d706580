import { describe, expect, test } from 'vitest'
import { managedCategoriesOf } from '@/content/admin/managedCategories'
import { parentById } from '@/content/admin/parentSections'
import { publicPage } from './CategoryActions'
import { categoriesSearchParams } from './categoriesSearchParams'
import { categorySchema, ICON_TOO_LONG } from './categorySchema'
import { createCategory } from './createCategory'
import { findSections } from './SectionChoice'
import { categoryStats } from './useManagedCategories'

describe('Spec §2: the chosen section and the search are in the URL', () => {
  test('a known section and a search are read', () => {
    expect(categoriesSearchParams.parse({ section: 'egypt', q: ' سوق ' })).toEqual({
      section: 'egypt',
      q: 'سوق',
    })
  })

  test.each([{}, { section: 'news' }, { section: 'youtube', q: '' }, { section: ['x'], q: '  ' }])(
    '%j is the default, left out',
    (search) => {
      expect(JSON.stringify(categoriesSearchParams.parse(search))).toBe('{}')
    },
  )
})

describe('Spec §7: preview and visit open /{slug}, / for news', () => {
  test.each([
    ['', { to: '/' }],
    ['sports', { to: '/$topic', params: { topic: 'sports' } }],
    ['business/markets', { to: '/$topic/$card', params: { topic: 'business', card: 'markets' } }],
    ['countries/egypt', { to: '/countries/$slug', params: { slug: 'egypt' } }],
    [
      'countries/egypt/politics',
      { to: '/countries/$slug/$card', params: { slug: 'egypt', card: 'politics' } },
    ],
  ])('«%s»', (slug, link) => {
    expect(publicPage(slug)).toEqual(link)
  })
})

describe('Spec §2: the four figures', () => {
  test('of the business section', () => {
    expect(categoryStats(managedCategoriesOf('business'))).toEqual({
      total: 8,
      active: 7,
      articles: 790,
      average: 98.8,
    })
  })

  test('without categories', () => {
    expect(categoryStats([])).toEqual({ total: 0, active: 0, articles: 0, average: 0 })
  })
})

describe('Spec §5: the form of a managed category', () => {
  const fields = { name: 'أ', nameEn: 'A', description: 'وصف', icon: '📈', color: '#112233' }
  const failing = (change: Partial<typeof fields>) =>
    categorySchema
      .safeParse({ ...fields, ...change })
      .error?.issues.map(({ path, message }) => [path[0], message]) ?? []

  test.each(['name', 'nameEn', 'description', 'icon'] as const)('%s is required', (field) => {
    expect(failing({ [field]: '   ' })).toContainEqual([field, 'هذا الحقل مطلوب'])
  })

  test('a flag, a family and two more are four characters; five are too many', () => {
    expect(failing({ icon: '🇪🇬👨‍👩‍👧‍👦⚡📈' })).toEqual([])
    expect(failing({ icon: '🇪🇬👨‍👩‍👧‍👦⚡📈a' })).toEqual([['icon', ICON_TOO_LONG]])
  })

  test('§9: the colour is optional, #3B82F6 without one', () => {
    expect(categorySchema.parse({ ...fields, color: ' ' }).color).toBe('#3B82F6')
    expect(categorySchema.parse(fields).color).toBe('#112233')
    expect(categorySchema.parse({ ...fields, color: '\u200e#١١٢٢٣٣' }).color).toBe('#112233')
    expect(failing({ color: 'red' })).toHaveLength(1)
  })
})

describe('Spec §3, §4: an added category', () => {
  const fields = {
    name: 'أ',
    nameEn: 'Green Energy!',
    description: 'و',
    icon: '🌱',
    color: '#3B82F6',
  }
  const made = (parent: 'business' | 'egypt' | 'news', nameEn = fields.nameEn) =>
    createCategory(
      parentById(parent),
      { ...fields, nameEn },
      { id: 'added-1', now: new Date(0), isTaken: (slug) => slug === 'business/markets' },
    )

  test('is active, empty, and belongs to its section', () => {
    expect(made('business')).toMatchObject({
      slug: 'business/green-energy',
      isActive: true,
      articlesCount: 0,
      createdAt: '1970-01-01',
      parentCategory: 'business',
    })
    expect(made('egypt').slug).toBe('countries/egypt/green-energy')
    expect(made('news').slug).toBe('green-energy')
  })

  test('a slug that is in use gets another ending', () => {
    expect(made('business', 'Markets').slug).toBe('business/markets-added-1')
    expect(made('egypt', 'News').slug).toBe('countries/egypt/news-added-1')
    expect(made('news', 'Videos').slug).toBe('videos-added-1')
  })

  test('a name without Latin letters gets a slug as well', () => {
    expect(made('business', 'طاقة').slug).toBe('business/added-1')
  })
})

describe('Spec §2: the grouped section picker is searched', () => {
  const names = (query: string) =>
    findSections(query).map(({ name, sections }) => [name, ...sections.map((it) => it.name)])

  test('in any Arabic spelling and in English; empty groups are hidden', () => {
    expect(names('الامارات')).toEqual([['الخليج العربي', 'الإمارات']])
    expect(names('SPORT')).toEqual([['صفحات المحتوى', 'رياضة']])
    expect(names('زرافة')).toEqual([])
    expect(names('')).toHaveLength(5)
  })
})
