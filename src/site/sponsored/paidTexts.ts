import { plural } from '@/lib/arabic'
import { VIEWS } from '@/lib/nouns'

/** «برعاية مطابخ السنبلة» */
export const sponsoredBy = (sponsor: string): string => `برعاية ${sponsor}`

/** «12,480 مشاهدة» */
export const seenBy = (count: number) => plural(count, { ...VIEWS, zero: 'لا مشاهدات بعد' })
