import { describe, expect, test } from 'vitest'
import { parentById } from '@/content/admin/parentSections'
import { categorySchema, ICON_TOO_LONG } from './categorySchema'
import { createCategory } from './createCategory'
import { publicPage } from './publicPage'
import { categoryStats } from './useManagedCategories'

test('Spec §2: the four figures without categories', () => {
  expect(categoryStats([])).toEqual({ total: 0, active: 0, articles: 0, average: 0 })
})

describe('Spec §5: the form of a managed category', () => {
  const fields = { name: 'أ', nameEn: 'A', description: 'وصف', icon: '📈', color: '#112233' }
  const failing = (change: Partial<typeof fields>) =>
    categorySchema
      .safeParse({ ...fields, ...change })
      .error?.issues.map(({ path, message }) => [path[0], message]) ?? []

  test('four fields are required', () => {
    const empty = { name: '   ', nameEn: '', description: '', icon: '' }
    const required = Object.keys(empty).map((field) => [field, 'هذا الحقل مطلوب'])
    expect(failing(empty)).toEqual(required)
  })

  test('a flag, a family and two more are four characters; five are too many', () => {
    expect(failing({ icon: '🇪🇬👨‍👩‍👧‍👦⚡📈' })).toEqual([])
    expect(failing({ icon: '🇪🇬👨‍👩‍👧‍👦⚡📈a' })).toEqual([['icon', ICON_TOO_LONG]])
  })

  test('§9: the colour is optional, #3B82F6 without one', () => {
    expect(categorySchema.parse({ ...fields, color: ' ' }).color).toBe('#3B82F6')
    expect(categorySchema.parse({ ...fields, color: '\u200e#١١٢٢٣٣' }).color).toBe('#112233')
    expect(failing({ color: 'red' })).toHaveLength(1)
  })
})

describe('Spec §3, §4: an added category', () => {
  const fields = { name: 'أ', description: 'و', icon: '🌱', color: '#3B82F6' }
  const made = (parent: 'business' | 'egypt' | 'news', nameEn = 'Green Energy!') =>
    createCategory(
      parentById(parent),
      { ...fields, nameEn },
      { id: 'added-1', now: new Date(0), isTaken: (slug) => slug === 'business/markets' },
    )

  test('is active, empty, and belongs to its section', () => {
    const empty = { isActive: true, articlesCount: 0, createdAt: '1970-01-01' }
    const own = { slug: 'business/green-energy', parentCategory: 'business' }
    expect(made('business')).toMatchObject({ ...empty, ...own })
    expect(made('egypt').slug).toBe('countries/egypt/green-energy')
  })

  test('a slug that is in use gets another ending', () => {
    expect(made('business', 'Markets').slug).toBe('business/markets-added-1')
    expect(made('egypt', 'News').slug).toBe('countries/egypt/news-added-1')
    expect(made('news', 'Videos').slug).toBe('videos-added-1')
    expect(made('business', 'طاقة').slug, 'without Latin letters').toBe('business/added-1')
  })
})

test.each([
  ['', '/', []],
  ['sports', '/$topic', ['sports']],
  ['sports/football', '/$topic/$card', ['sports', 'football']],
  ['countries/egypt', '/countries/$slug', ['egypt']],
  ['countries/egypt/politics', '/countries/$slug/$card', ['egypt', 'politics']],
])('§7: the public page of «%s» is %s', (slug, to, params) => {
  const link = publicPage(slug)
  expect(link.to).toBe(to)
  expect(Object.values('params' in link ? link.params : {})).toEqual(params)
})
