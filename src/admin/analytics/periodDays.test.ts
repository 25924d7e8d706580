import { describe, expect, test } from 'vitest'
import { describePeriod } from './periodDays'

const now = new Date(2026, 10, 20, 9, 45)

describe('§2 analytics: the days of a period', () => {
  test.each([
    ['7days', '14 إلى 20 نوفمبر 2026'],
    ['30days', '22 أكتوبر إلى 20 نوفمبر 2026'],
    ['90days', '23 أغسطس إلى 20 نوفمبر 2026'],
    ['year', '1 يناير إلى 20 نوفمبر 2026'],
  ] as const)('%s: %s', (period, days) => expect(describePeriod(period, now)).toBe(days))

  test('a range has its own days', () => {
    expect(describePeriod({ from: '2026-10-28', to: '2026-11-03' }, now)).toBe(
      '28 أكتوبر إلى 3 نوفمبر 2026',
    )
    expect(describePeriod({ from: '2026-11-03', to: '2026-11-03' }, now)).toBe('3 نوفمبر 2026')
  })

  test('across and at the beginning of a year', () => {
    expect(describePeriod('7days', new Date(2027, 0, 3))).toBe('28 ديسمبر 2026 إلى 3 يناير 2027')
    expect(describePeriod('year', new Date(2027, 0, 1))).toBe('1 يناير 2027')
  })
})
