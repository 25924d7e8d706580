import type { Span } from './analyticsSearchParams'

const DAYS = { '7days': 7, '30days': 30, '90days': 90 }

const month = new Intl.DateTimeFormat('ar-u-ca-gregory-nu-latn', { month: 'long' })

/**
 * The days of a period up to and including today, or of a range: «14 إلى 20 نوفمبر 2026». A month or
 * year that both ends share is written once. The period «current year» starts on 1 January.
 */
export function describePeriod(span: Span, now: Date): string {
  if (typeof span !== 'string') return describeDays(dayOf(span.from), dayOf(span.to))
  const first =
    span === 'year'
      ? new Date(now.getFullYear(), 0, 1)
      : new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS[span] + 1)
  return describeDays(first, now)
}

/** In the editor's time zone, so that the day is the same. */
const dayOf = (day: string) => new Date(`${day}T00:00`)

function describeDays(first: Date, last: Date): string {
  const isSameYear = first.getFullYear() === last.getFullYear()
  const isSameMonth = isSameYear && first.getMonth() === last.getMonth()
  const end = `${last.getDate()} ${month.format(last)} ${last.getFullYear()}`
  if (isSameMonth && first.getDate() === last.getDate()) return end
  const from = [
    first.getDate(),
    ...(isSameMonth ? [] : [month.format(first)]),
    ...(isSameYear ? [] : [first.getFullYear()]),
  ]
  return `${from.join(' ')} إلى ${end}`
}
