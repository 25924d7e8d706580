import type { Period } from './analyticsSearch'

const DAYS: Record<Exclude<Period, 'year'>, number> = { '7days': 7, '30days': 30, '90days': 90 }

const month = new Intl.DateTimeFormat('ar-u-ca-gregory-nu-latn', { month: 'long' })

/**
 * The days a period covers, today's included: «14 إلى 20 نوفمبر 2026». What both ends share is said once.
 * The current year starts on its first day.
 */
export function describePeriod(period: Period, now: Date): string {
  const first =
    period === 'year'
      ? new Date(now.getFullYear(), 0, 1)
      : new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS[period] + 1)
  const isSameYear = first.getFullYear() === now.getFullYear()
  const isSameMonth = isSameYear && first.getMonth() === now.getMonth()
  const last = `${now.getDate()} ${month.format(now)} ${now.getFullYear()}`
  if (isSameMonth && first.getDate() === now.getDate()) return last
  const from = [
    first.getDate(),
    ...(isSameMonth ? [] : [month.format(first)]),
    ...(isSameYear ? [] : [first.getFullYear()]),
  ]
  return `${from.join(' ')} إلى ${last}`
}
