import { describe, expect, test, vi } from 'vitest'

// The formatters take the time zone when the module is loaded.
vi.stubEnv('TZ', 'Asia/Riyadh')
vi.resetModules()
const dates = await import('./dates')
const { formatMessageDate, formatHijriDate } = await import('./messageDate')

describe('message dates (Spec §9, D-17)', () => {
  test('§9: Arabic (Saudi) long date with hour and minute, in the reader’s time zone', () => {
    expect(formatMessageDate('2026-11-20T21:05:00.000Z')).toEqual({
      full: '21 نوفمبر 2026 في 12:05 ص',
      day: '21 نوفمبر 2026',
      time: '12:05 ص',
    })
    for (const text of ['', 'yesterday', '2026-13-45']) expect(formatMessageDate(text)).toBeNull()
  })

  test('each month, hour and minute is written as `Intl` writes it', () => {
    const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Riyadh' } as const
    const intl = new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', style)
    // 31 hours and 7 minutes: through all months, hours and minutes of three years.
    const step = (31 * 60 + 7) * 60_000
    const days = Array.from({ length: 850 }, (_, index) => new Date(Date.UTC(2024) + index * step))
    expect(days.map((day) => formatMessageDate(day.toISOString())?.full)).toEqual(
      days.map((day) => intl.format(day)),
    )
  })

  test('D-17: the hijri calendar is Umm al-Qura, which has 1 Ramadan 1447 on 18 February 2026', () => {
    expect(formatHijriDate('2026-02-18T12:00:00+03:00')).toContain('1 رمضان 1447')
  })
})

test.each([
  ['2026-11-26T22:00', '2026-11-28T08:00', 'أول أمس'],
  ['2026-11-26T23:59', '2026-11-27T23:59', 'أمس'],
  // 23:30 for the second time.
  ['2026-10-29T00:05', '2026-10-29T21:30Z', 'قبل 24 ساعة'],
])('Cairo: %s is, at %s, %s', (at, now, text) => {
  vi.stubEnv('TZ', 'Africa/Cairo')
  const minutes = (Date.parse(now) - Date.parse(at)) / 60_000
  expect(dates.formatAge(minutes, new Date(now))).toBe(text)
  vi.stubEnv('TZ', 'Asia/Riyadh')
})

describe('dates composed without Intl are equal to those of Intl', () => {
  const days = Array.from({ length: 800 }, (_, day) => new Date(2024, 0, 1 + day, 12))

  test('the masthead’s date', () => {
    const style = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
    const intl = new Intl.DateTimeFormat('ar-u-ca-gregory-nu-latn', style)
    for (const day of days) expect(dates.formatToday(day)).toBe(intl.format(day).replace('،', ''))
  })

  test('§2: a day of the calendar, the same in every time zone', () => {
    const style = { dateStyle: 'long', timeZone: 'UTC' } as const
    const intl = new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', style)
    for (const zone of ['America/Los_Angeles', 'Asia/Riyadh']) {
      vi.stubEnv('TZ', zone)
      const isoDays = days.map((day) => day.toISOString().slice(0, 10))
      for (const day of isoDays)
        expect(dates.formatCalendarDay(day)).toBe(intl.format(new Date(day)))
    }
  })

  test('ages, rounded down', () => {
    const intl = new Intl.RelativeTimeFormat('ar-u-nu-latn', { numeric: 'auto' })
    expect(dates.formatAge(0.9)).toBe('الآن')
    for (let count = 1; count < 1200; count++) {
      expect(dates.formatAge(count * 1440)).toBe(intl.format(-count, 'day'))
      if (count < 24) expect(dates.formatAge(count * 60 + 59)).toBe(intl.format(-count, 'hour'))
      if (count < 60) expect(dates.formatAge(count + 0.9)).toBe(intl.format(-count, 'minute'))
    }
  })
})
