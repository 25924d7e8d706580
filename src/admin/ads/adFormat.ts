import { formatNumber } from '@/lib/arabic'

const rate = new Intl.NumberFormat('ar-u-nu-latn', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const millions = new Intl.NumberFormat('ar-u-nu-latn', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** `0.54%`: two decimals (Spec §2, §9). */
export const rateText = (percent: number): string => `${rate.format(percent)}%`

/** `1.3`, to be followed by «مليون»: one decimal (Spec §2, §9). */
export const millionsText = (count: number): string => millions.format(count / 1_000_000)

/** `$10,000` (Spec §9). */
export const dollars = (amount: number): string => `$${formatNumber(amount)}`

export const ADS = {
  zero: 'لا إعلانات',
  one: 'إعلان واحد',
  two: 'إعلانان',
  few: 'إعلانات',
  many: 'إعلانًا',
  other: 'إعلان',
}

/** `travel.example/light-bag`: an address as people say it. */
export const shortAddress = (address: string): string =>
  address.replace(/^https?:\/\//i, '').replace(/\/$/, '')
