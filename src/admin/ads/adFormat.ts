import { decimals } from '@/admin/analytics/figures'
import { counted, formatNumber } from '@/lib/arabic'
import { trimInvisible } from '@/lib/invisible'

const millions = decimals(1)

/** The name by which the screens call an ad. */
export const adName = ({ nameAr }: { nameAr: string }): string =>
  trimInvisible(nameAr) || '(بلا اسم)'

/** A count in millions with one decimal, e.g. `1.3`; the caller appends «مليون» (Spec §2, §9). */
export const millionsText = (count: number): string => millions(count / 1_000_000)

/** `$10,000` (Spec §9). */
export const dollars = (amount: number): string => `$${formatNumber(amount)}`

export const ADS = counted('إعلان واحد', 'إعلانان', 'إعلانات', 'إعلانًا', 'إعلان', 'لا إعلانات')

/** An address without protocol and trailing slash: `travel.example/light-bag`. */
export const shortAddress = (address: string): string =>
  address.replace(/^https?:\/\//i, '').replace(/\/$/, '')
