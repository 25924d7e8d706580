import { expect, test } from 'vitest'
import { minutesSinceRead } from './activity'

const read = { story: 'sports-football-1', title: 'عنوان', place: 'رياضة' }

test('no story is read before it was published, on whatever day the reader comes back', () => {
  const readAt = '2026-11-20T09:00:00Z'
  const later = (minutes: number) => new Date(Date.parse(readAt) + minutes * 60_000)
  expect(minutesSinceRead({ ...read, readAt, age: 35 }, later(10))).toBe(10)
  expect(minutesSinceRead({ ...read, readAt, age: 35 }, later(2880))).toBeNull()
  expect(minutesSinceRead({ ...read, readAt }, later(2880)), 'of a day of the calendar').toBe(2880)
})
