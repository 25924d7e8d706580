import { expect, test } from 'vitest'
import { describeLastLogin } from './lastLogin'

const now = new Date(2026, 10, 1, 9, 45)

test.each([
  ['today', '2026-11-01T09:12', now, { day: 'اليوم', time: '09:12' }],
  ['yesterday, in the month before', '2026-10-31T22:05', now, { day: 'أمس', time: '22:05' }],
  ['the day before', '2026-10-30T22:05', now, { day: '30 أكتوبر 2026' }],
  ['never', null, now, { day: 'لم يحدث بعد' }],
  ['today, before the clock is read', '2026-11-01T09:12', null, { day: '1 نوفمبر 2026' }],
])('Spec §2, Users: last login %s', (_, lastLogin, clock, expected) => {
  expect(describeLastLogin(lastLogin, clock)).toEqual(expected)
})
