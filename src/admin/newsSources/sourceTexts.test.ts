import { expect, test } from 'vitest'
import { countedSources, describeSources, obliqueSources } from './sourceTexts'

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
