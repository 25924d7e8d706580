import { type CountedNoun, counted, plural } from './arabic'
import { localDay } from './localDay'

// The dates of a first page are formatted without `Intl`: its first formatter costs a phone a tenth of a second
// during hydration. The tests compare each word with what `Intl` returns.
const WEEKDAYS = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت']
const MONTHS = 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(
  ' ',
)

/** «20 نوفمبر 2026» in Western digits, in the reader's time zone. */
export const dayOfMonth = (date: Date): string =>
  `${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`

/** «الجمعة 20 نوفمبر 2026», for the masthead. */
export const formatToday = (date: Date): string => `${WEEKDAYS[date.getDay()]} ${dayOfMonth(date)}`

/** «15 يناير 2025» for a day of the calendar, `2025-01-15`: the same day in every time zone (Spec §2). */
export function formatCalendarDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${MONTHS[Number(month) - 1]} ${year}`
}

const MINUTES_IN_HOUR = 60
const MINUTES_IN_DAY = 24 * MINUTES_IN_HOUR

const MINUTES = counted('دقيقة واحدة', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة')
const HOURS = counted('ساعة واحدة', 'ساعتين', 'ساعات', 'ساعة', 'ساعة')
const DAYS = counted('يوم واحد', 'يومين', 'أيام', 'يومًا', 'يوم')

/**
 * «قبل 12 دقيقة», «قبل ساعتين», «أمس» for the age of a sample article in minutes (architecture, Habits).
 * Units are rounded down: 119 minutes are one hour, and less than a minute is «الآن». With `now`, for what happened at a
 * time that is known, the days are those of the calendar: on Saturday morning, Thursday evening is «أول أمس».
 */
export function formatAge(minutes: number, now?: Date): string {
  if (minutes < 1) return 'الآن'
  if (minutes < MINUTES_IN_HOUR) return ago(minutes, MINUTES)
  const days = now ? daysBefore(now, minutes) : Math.floor(minutes / MINUTES_IN_DAY)
  // Where the clocks go back, a day has 25 hours.
  if (minutes < MINUTES_IN_DAY || days === 0) return ago(minutes / MINUTES_IN_HOUR, HOURS)
  if (days === 1) return 'أمس'
  return days === 2 ? 'أول أمس' : ago(days, DAYS)
}

const utcOf = (date: Date) => Date.parse(localDay(date))
const daysBefore = (now: Date, minutes: number) =>
  (utcOf(now) - utcOf(new Date(now.getTime() - minutes * 60_000))) / (MINUTES_IN_DAY * 60_000)

const ago = (amount: number, noun: CountedNoun): string =>
  `قبل ${plural(Math.floor(amount), noun).replace('\u00a0', ' ')}`
