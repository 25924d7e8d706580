import { expect, test } from 'vitest'
import { sampleSources } from '@/content/admin/newsSources'
import { changeSources, filterSources } from './sourceList'
import { describeSources } from './sourceTexts'

test.each([
  ['a name, however its Arabic is spelled', 'وكاله الجسر', 'وكالة الجسر السابع'],
  ['an address, whatever its case', 'RAQMANA', 'رقمنة'],
  ['a title', 'قمة جبل', 'مسبار الليل'],
])('Spec §2: %s is found', (_, q, source) => {
  expect(filterSources(sampleSources, { q }).map((one) => one.source)).toEqual([source])
  expect(filterSources(sampleSources, { q, category: 'breaking', status: 'error' })).toEqual([])
})

test('Spec §2: a bulk change applies to exactly the given sources', () => {
  const ids = ['source-1', 'source-3']
  const changed = changeSources(sampleSources, new Set(ids), { isActive: false })
  const others = changed.filter((one, at) => one !== sampleSources[at]).map(({ id }) => id)
  expect(others).toEqual(ids)
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
