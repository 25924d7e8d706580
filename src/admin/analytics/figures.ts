import { type CountedNoun, formatNumber, plural } from '@/lib/arabic'

const VISITORS: CountedNoun = {
  zero: 'لا زوار',
  one: 'زائر واحد',
  two: 'زائران',
  few: 'زوار',
  many: 'زائرًا',
  other: 'زائر',
}

const exact = new Intl.NumberFormat('ar-u-nu-latn', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/**
 * Spec §2: the currency shown is riyal. «186,450 ريال», «1.25 ريال»: a unit after the figure, like %, that
 * does not bend with the number, so that a column of money reads evenly.
 */
export const riyals = (amount: number): string =>
  `${Number.isInteger(amount) ? formatNumber(amount) : exact.format(amount)}\u00a0ريال`

/** «7,120 زائرًا» */
export const visitorCount = (count: number): string => plural(count, VISITORS)

/** «34.2%»; decimals only where the figure has them. */
export const percent = (value: number): string => `${formatNumber(value)}%`

const tenths = new Intl.NumberFormat('ar-u-nu-latn', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** «0.80%»: click rates stand under each other, so all have two decimals. */
export const clickRateText = (value: number): string => `${exact.format(value)}%`

/** «36.0%»: the other rates of a column have one. */
export const rateText = (value: number): string => `${tenths.format(value)}%`

/**
 * A share and the people behind it, as plain text for a tooltip: «42%، 10,321 زائرًا». The marks around the
 * percentage keep its sign on its side among Arabic words.
 */
export const shareHint = (percentage: number, visitors: number): string =>
  `${isolated(percent(percentage))}، ${visitorCount(visitors)}`

/** A figure set off from the Arabic around it, where no element can be. */
export const isolated = (figure: string): string => `\u2066${figure}\u2069`

/** A time in minutes and seconds: 272 → `4:32`. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** An hour of the day: 4 → `04:00`. */
export const clockHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
