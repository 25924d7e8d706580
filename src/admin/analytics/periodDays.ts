import type { Period } from './analyticsSearchParams'

const DAYS = { '7days': 7, '30days': 30, '90days': 90 }

const month = new Intl.DateTimeFormat('ar-u-ca-gregory-nu-latn', { month: 'long' })

/**
 * The days of a period up to and including today: «14 إلى 20 نوفمبر 2026». A month or year that both ends share is
 * written once. The period «current year» starts on 1 January.
 */
export function describePeriod(period: Period, now: Date): string {
  const first =
    period === 'year'
      ? new Date(now.getFullYear(), 0, 1)
      : new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS[period] + 1)
  const isSameYear = first.getFullYear() === now.getFullYear()
  const isSameMonth = isSameYear && first.getMonth() === now.getMonth()
  const end = `${now.getDate()} ${month.format(now)} ${now.getFullYear()}`
  if (isSameMonth && first.getDate() === now.getDate()) return end
  const from = [
    first.getDate(),
    ...(isSameMonth ? [] : [month.format(first)]),
    ...(isSameYear ? [] : [first.getFullYear()]),
  ]
  return `${from.join(' ')} إلى ${end}`
}
