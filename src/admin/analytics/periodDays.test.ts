import { expect, test } from 'vitest'
import { describePeriod } from './periodDays'

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
