import type { Span } from './analyticsSearchParams'

const DAYS = { '7days': 7, '30days': 30, '90days': 90 }

const month = new Intl.DateTimeFormat('ar-u-ca-gregory-nu-latn', { month: 'long' })

/**
 * The days of a period up to and including today, or of a range: «14 إلى 20 نوفمبر 2026». A month or
 * year that both ends share is written once. The period «current year» starts on 1 January.
 */
export const describePeriod = (span: Span, now: Date): string => describeDays(...endsOf(span, now))

const day = new Intl.DateTimeFormat('ar-u-ca-gregory-nu-latn', { dateStyle: 'long' })
const describeDays = (first: Date, last: Date) =>
  day.formatRange(first, last).replace(/\s*–\s*/, ' إلى ')

/** The first and the last day of a period. */
function endsOf(span: Span, now: Date): [first: Date, last: Date] {
  if (typeof span !== 'string') return [dayOf(span.from), dayOf(span.to)]
  const first =
    span === 'year'
      ? new Date(now.getFullYear(), 0, 1)
      : new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS[span] + 1)
  return [first, now]
}

/** A point of a line over a period, and what it is called: «14 نوفمبر», «نوفمبر 2026». */
export type PeriodPart = { name: string; days: number }

/** The days of a period; of a longer one its weeks, which end with its last day, or its months. The oldest is first. */
export function partsOf(span: Span, now: Date): PeriodPart[] {
  const [first, last] = endsOf(span, now)
  const count = daysBetween(first, last)
  const parts: PeriodPart[] = []
  let end = last
  while (end >= first) {
    const begin = count > MOST_DAYS * 4 ? monthOf(end) : daysBefore(end, count > MOST_DAYS ? 6 : 0)
    const from = begin < first ? first : begin
    const name =
      count > MOST_DAYS * 4
        ? `${month.format(from)} ${from.getFullYear()}`
        : describeDays(from, end).replace(` ${end.getFullYear()}`, '')
    parts.unshift({ name, days: daysBetween(from, end) })
    end = daysBefore(from, 1)
  }
  return parts
}

const MOST_DAYS = 31
const monthOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), 1)
const daysBefore = (date: Date, days: number) =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() - days)
/** Both included. A day is up to an hour shorter or longer where the clocks change. */
const daysBetween = (first: Date, last: Date) =>
  Math.round((daysBefore(last, 0).getTime() - daysBefore(first, 0).getTime()) / 86_400_000) + 1

/** In the editor's time zone, so that the day is the same. */
const dayOf = (day: string) => new Date(`${day}T00:00`)
