import type { SponsoredArticle } from '@/content/sponsored'
import { plural } from '@/lib/arabic'
import { VIEWS } from '@/lib/nouns'

/** «برعاية مطابخ السنبلة» */
export const sponsoredBy = (sponsor: string): string => `برعاية ${sponsor}`

const minutesToRead = (minutes: number) =>
  plural(minutes, {
    one: 'دقيقة قراءة واحدة',
    two: 'دقيقتا قراءة',
    few: 'دقائق قراءة',
    many: 'دقيقة قراءة',
    other: 'دقيقة قراءة',
  })

/** «12,480 مشاهدة» */
export const seenBy = (count: number) => plural(count, { ...VIEWS, zero: 'لا مشاهدات بعد' })

export const paidMeta = ({ readTime, views }: SponsoredArticle): string[] => [
  minutesToRead(readTime),
  seenBy(views),
]
