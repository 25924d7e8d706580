const message = new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', {
  dateStyle: 'long',
  timeStyle: 'short',
})
const messageDay = new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', { dateStyle: 'long' })
const messageTime = new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', { timeStyle: 'short' })
const hijri = new Intl.DateTimeFormat('ar-SA-u-ca-islamic-umalqura-nu-latn', {
  dateStyle: 'long',
  timeStyle: 'short',
})
const today = new Intl.DateTimeFormat('ar-u-ca-gregory-nu-latn', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const calendarDay = new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', {
  dateStyle: 'long',
  timeZone: 'UTC',
})
const relative = new Intl.RelativeTimeFormat('ar-u-nu-latn', { numeric: 'auto' })

export type MessageDate = {
  /** «20 نوفمبر 2026 في 9:42 ص», Arabic (Saudi) long date with hour and minute (Spec §9) */
  full: string
  day: string
  time: string
  /** the Umm al-Qura date, for the tooltip (decision 17) */
  hijri: string
}

/** The date of a message in its spoken forms, or null when the text is no date. Input: ISO 8601. */
export function formatMessageDate(iso: string): MessageDate | null {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return null
  return {
    full: message.format(date),
    day: messageDay.format(date),
    time: messageTime.format(date),
    hijri: hijri.format(date),
  }
}

/** «الجمعة 20 نوفمبر 2026» in Western digits, for the masthead. */
export function formatToday(date: Date): string {
  return today.format(date).replace('،', '')
}

/** «15 يناير 2025» for a day of the calendar, `2025-01-15`: the same day in every time zone (Spec §2). */
export function formatCalendarDay(day: string): string {
  return calendarDay.format(new Date(`${day}T00:00:00Z`))
}

const MINUTES_IN_HOUR = 60
const MINUTES_IN_DAY = 24 * MINUTES_IN_HOUR

/**
 * «قبل 12 دقيقة», «قبل ساعتين», «أمس» for a sample article's age in minutes (architecture, Habits).
 * Counts whole units, as people do: 119 minutes are one hour; under a minute is «الآن».
 */
export function formatAge(minutes: number): string {
  if (minutes < 1) return relative.format(0, 'second')
  if (minutes < MINUTES_IN_HOUR) return relative.format(-Math.floor(minutes), 'minute')
  if (minutes < MINUTES_IN_DAY)
    return relative.format(-Math.floor(minutes / MINUTES_IN_HOUR), 'hour')
  return relative.format(-Math.floor(minutes / MINUTES_IN_DAY), 'day')
}
