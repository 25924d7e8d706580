import { expect, test } from 'vitest'
import { total } from './arithmetic'
import { describePeriod, partsOf } from './periodDays'
import { spread } from './periodSeries'

test.each([
  ['7days', '14 إلى 20 نوفمبر 2026'],
  ['30days', '22 أكتوبر إلى 20 نوفمبر 2026'],
  ['90days', '23 أغسطس إلى 20 نوفمبر 2026'],
  ['year', '1 يناير إلى 20 نوفمبر 2026'],
  [{ from: '2026-10-28', to: '2026-11-03' }, '28 أكتوبر إلى 3 نوفمبر 2026'],
  [{ from: '2026-11-03', to: '2026-11-03' }, '3 نوفمبر 2026'],
  [{ from: '2026-12-28', to: '2027-01-03' }, '28 ديسمبر 2026 إلى 3 يناير 2027'],
] as const)('§2 analytics: the days of %j', (period, days) => {
  expect(describePeriod(period, new Date(2026, 10, 20, 9, 45))).toBe(days)
})

test.each([
  ['7days', 7, '14 نوفمبر', '20 نوفمبر'],
  ['90days', 13, '23 إلى 28 أغسطس', '14 إلى 20 نوفمبر'],
  ['year', 11, 'يناير 2026', 'نوفمبر 2026'],
] as const)('the parts of %s add up to the figure that is shown', (period, count, first, last) => {
  const parts = partsOf(period, new Date(2026, 10, 20, 9, 45))
  expect([parts.length, parts[0]?.name, parts.at(-1)?.name]).toEqual([count, first, last])
  expect(total(spread(186_450, parts, 0), (part) => part)).toBe(186_450)
})
