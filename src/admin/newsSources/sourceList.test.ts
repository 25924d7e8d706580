import { expect, test } from 'vitest'
import { SOURCE_STATUSES, sourceCategories } from '@/content/admin/kinds'
import { sampleSources } from '@/content/admin/newsSources'
import { changeSources, filterSources } from './sourceList'
import { sourceSearchParams } from './sourceSearchParams'
import { countedSources, describeSources, obliqueSources } from './sourceTexts'

test('Spec §9: the category filter is breaking news, sports, technology, entertainment, business, religion, science, health, culture', () => {
  expect(sourceCategories.map(({ id }) => id).join(' ')).toBe(
    'breaking sports technology entertainment business religion science health culture',
  )
})

test('Spec §2: each category and each status lists exactly its sources', () => {
  for (const { id: category } of sourceCategories)
    expect(filterSources(sampleSources, { category })).toEqual(
      sampleSources.filter((one) => one.category === category),
    )
  for (const status of SOURCE_STATUSES)
    expect(filterSources(sampleSources, { status })).toEqual(
      sampleSources.filter((one) => one.status === status),
    )
})

test.each([
  ['a name, however its Arabic is spelled', 'وكاله الجسر', 'وكالة الجسر السابع'],
  ['an address, whatever its case', 'RAQMANA', 'رقمنة'],
  ['a title', 'قمة جبل', 'مسبار الليل'],
])('Spec §2: %s is found', (_, q, source) => {
  expect(filterSources(sampleSources, { q }).map((one) => one.source)).toEqual([source])
  expect(filterSources(sampleSources, { q, category: 'breaking', status: 'error' })).toEqual([])
})

test('Spec §2: a bulk change applies to exactly the given sources', () => {
  const changed = changeSources(sampleSources, new Set(['source-1', 'source-3']), {
    isActive: false,
  })
  const ids = changed.filter((one, at) => one !== sampleSources[at]).map(({ id }) => id)
  expect(ids).toEqual(['source-1', 'source-3'])
})

test.each([
  [18, 3, '18\u00a0مصدرًا، تعذّر الجمع من 3 منها'],
  [5, 1, '5\u00a0مصادر، تعذّر الجمع من واحد منها'],
  [5, 5, '5\u00a0مصادر، تعذّر الجمع منها كلها'],
  [2, 1, 'مصدران، تعذّر الجمع من واحد منهما'],
  [0, 0, 'لا مصادر'],
])('Spec §2, News sources: %i sources, %i failed', (total, failed, expected) => {
  expect(describeSources(total, failed)).toBe(expected)
})

test('«two sources» is nominative after a verb and oblique after a noun', () => {
  expect(`حُذف ${countedSources(2)}`).toBe('حُذف مصدران')
  expect(`حذف ${obliqueSources(2)}`).toBe('حذف مصدرين')
})

test('Spec §2, D-9: a URL that names no category, status, order and view shows all as cards', () => {
  const search = { q: '300', category: 'breaking', status: 'error', sort: '-views', view: 'table' }
  expect(sourceSearchParams.parse(search)).toEqual(search)
  const none = { category: 'videos', status: 'lost', sort: 'picture', view: 'cards' }
  expect(sourceSearchParams.parse(none)).toEqual({})
})
