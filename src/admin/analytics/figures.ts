import { counted, formatNumber, plural } from '@/lib/arabic'
import { isolated } from '@/lib/isolated'

const VISITORS = counted('زائر واحد', 'زائران', 'زوار', 'زائرًا', 'زائر', 'لا زوار')

/** Returns a function that writes a number with exactly so many decimals. */
export const decimals = (count: number) =>
  new Intl.NumberFormat('ar-u-nu-latn', {
    minimumFractionDigits: count,
    maximumFractionDigits: count,
  }).format

const exact = decimals(2)

/**
 * An amount in riyals (Spec §2): «186,450 ريال», «1.25 ريال». The unit follows the figure like %
 * and is not inflected, so that a column of amounts is uniform.
 */
export const riyals = (amount: number): string =>
  `${Number.isInteger(amount) ? formatNumber(amount) : exact(amount)}\u00a0ريال`

/** «7,120 زائرًا» */
export const visitorCount = (count: number): string => plural(count, VISITORS)

/** «34.2%»; decimals only if the value has them. */
export const percent = (value: number): string => `${formatNumber(value)}%`

const tenths = decimals(1)

/** «0.80%»: always two decimals, so that click rates align in a column. */
export const clickRateText = (value: number): string => `${exact(value)}%`

/** «36.0%»: always one decimal, for the other rates of a column. */
export const rateText = (value: number): string => `${tenths(value)}%`

/**
 * A share and its number of visitors as plain text for a tooltip: «42%، 10,321 زائرًا». The
 * percentage is isolated, so that its sign stays on the correct side in Arabic text.
 */
export const shareHint = (percentage: number, visitors: number): string =>
  `${isolated(percent(percentage))}، ${visitorCount(visitors)}`

/** A duration in seconds as minutes and seconds: 272 → `4:32`. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

const UNITS = new Map([
  [percent, '%'],
  [rateText, '%'],
  [clickRateText, '%'],
  [riyals, 'ريال'],
  [duration, 'ثانية'],
])

/** The header of a column of plain numbers, for another program: «الإيراد (ريال)», «متوسط الوقت (ثانية)». */
export function withUnit(header: string, write: (value: number) => string): string {
  const unit = UNITS.get(write)
  return unit ? `${header} (${unit})` : header
}

/** An hour of the day: 4 → `04:00`. */
export const clockHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
