import { afterEach, expect, test } from 'vitest'
import { localDay, msUntilTomorrow } from './localDay'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

test.each([
  ['Asia/Riyadh', '2026-11-20T20:59:59Z', '2026-11-21'],
  ['Africa/Cairo', '2026-10-29T10:00:00Z', '2026-10-30'],
  // At the end of this day the clock goes back from midnight to 23:00.
  ['Africa/Cairo', '2026-10-29T20:30:00Z', '2026-10-30'],
  // This day begins at 01:00.
  ['Africa/Cairo', '2026-04-23T20:00:00Z', '2026-04-24'],
  ['UTC', '2026-12-31T00:00:00Z', '2027-01-01'],
])('in %s, after %s, the next day begins in time and not before', (timeZone, time, next) => {
  process.env.TZ = timeZone
  const now = new Date(time)
  const midnight = now.getTime() + msUntilTomorrow(now)
  expect(localDay(new Date(midnight))).toBe(next)
  expect(localDay(new Date(midnight - 1))).toBe(localDay(now))
})
