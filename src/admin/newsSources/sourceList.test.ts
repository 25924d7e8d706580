import { describe, expect, test } from 'vitest'
import { SOURCE_STATUSES, sourceCategories } from '@/content/admin/kinds'
import { type NewsSource, sampleSources } from '@/content/admin/newsSources'
import { safeHref } from '@/lib/links'
import { changeSources, filterSources } from './sourceList'
import { sourceSearchParams } from './sourceSearchParams'
import { countedSources, describeSources, obliqueSources } from './sourceTexts'

const ids = (sources: readonly NewsSource[]) => sources.map(({ id }) => id)

describe('Spec §9: the category filter', () => {
  test('is breaking news, sports, technology, entertainment, business, religion, science, health, culture', () => {
    expect(sourceCategories.map(({ id }) => id)).toEqual([
      'breaking',
      'sports',
      'technology',
      'entertainment',
      'business',
      'religion',
      'science',
      'health',
      'culture',
    ])
  })

  test.each(sourceCategories.map(({ id }) => id))('«%s» lists exactly its sources', (category) => {
    const found = filterSources(sampleSources, { category })
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual(sampleSources.filter((one) => one.category === category))
  })
})

describe('Spec §2: search and status filter of the sources', () => {
  test.each(SOURCE_STATUSES)('«%s» lists exactly those', (status) => {
    const found = filterSources(sampleSources, { status })
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual(sampleSources.filter((one) => one.status === status))
  })

  test.each([
    ['a name, however its Arabic is spelled', 'وكاله الجسر', 'وكالة الجسر السابع'],
    ['an address, whatever its case', 'RAQMANA', 'رقمنة'],
    ['a title', 'قمة جبل', 'مسبار الليل'],
  ])('%s is found', (_, q, source) => {
    expect(filterSources(sampleSources, { q }).map((one) => one.source)).toEqual([source])
  })

  test('all three filters together', () => {
    const all = { q: 'نبراس', category: 'technology', status: 'error' } as const
    expect(filterSources(sampleSources, all)).toHaveLength(1)
    expect(filterSources(sampleSources, { ...all, status: 'collected' })).toEqual([])
  })
})

describe('Spec §2: bulk actions', () => {
  test('a change applies to exactly the given sources', () => {
    const changed = changeSources(sampleSources, new Set(['source-1', 'source-3']), {
      isActive: false,
    })
    const before = sampleSources.filter(({ isActive }) => !isActive).map(({ id }) => id)
    expect(ids(changed.filter(({ isActive }) => !isActive))).toEqual([
      'source-1',
      'source-3',
      ...before,
    ])
  })
})

describe('Spec §3: the sample sources', () => {
  test('ids, names and titles are unique', () => {
    for (const of of ['id', 'source', 'title', 'originalLink'] as const)
      expect(new Set(sampleSources.map((one) => one[of])).size).toBe(sampleSources.length)
  })

  test('their links are http(s) (D-26)', () => {
    for (const { sourceUrl, originalLink } of sampleSources) {
      expect(safeHref(sourceUrl)).not.toBeNull()
      expect(safeHref(originalLink)).not.toBeNull()
    }
  })
})

test.each([
  [18, 3, '18\u00a0مصدرًا، تعذّر الجمع من 3 منها'],
  [5, 1, '5\u00a0مصادر، تعذّر الجمع من واحد منها'],
  [5, 5, '5\u00a0مصادر، تعذّر الجمع منها كلها'],
  [2, 1, 'مصدران، تعذّر الجمع من واحد منهما'],
  [1, 1, 'مصدر واحد، تعذّر الجمع منه'],
  [7, 0, '7\u00a0مصادر'],
  [0, 0, 'لا مصادر'],
])('Spec §2, News sources: %i sources, %i failed', (total, failed, expected) => {
  expect(describeSources(total, failed)).toBe(expected)
})

test('«two sources» is nominative after a verb and oblique after a noun', () => {
  expect(`حُذف ${countedSources(2)}`).toBe('حُذف مصدران')
  expect(`حذف ${obliqueSources(2)}`).toBe('حذف مصدرين')
})

test.each([
  ['nothing', {}, {}],
  ['a search', { q: ' رقمنة ' }, { q: 'رقمنة' }],
  ['a search of digits', { q: '300' }, { q: '300' }],
  ['an empty search', { q: '  ' }, { q: undefined }],
  ['a category', { category: 'breaking' }, { category: 'breaking' }],
  ['a section that is no category', { category: 'videos' }, { category: undefined }],
  ['a status', { status: 'error' }, { status: 'error' }],
  ['a status that is none', { status: 'lost' }, { status: undefined }],
  ['an order', { sort: '-views' }, { sort: '-views' }],
  ['an order by a column that is none', { sort: 'picture' }, { sort: undefined }],
  ['the table', { view: 'table' }, { view: 'table' }],
  ['the cards, which are the default', { view: 'cards' }, { view: undefined }],
])('Spec §2: a URL with %s never breaks the page', (_, search, expected) => {
  expect(sourceSearchParams.parse(search)).toEqual(expected)
})
