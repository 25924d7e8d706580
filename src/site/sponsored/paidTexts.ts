import type { SponsoredArticle } from '@/content/sponsored'
import { counted, plural } from '@/lib/arabic'
import { VIEWS } from '@/lib/nouns'

/** «برعاية مطابخ السنبلة» */
export const sponsoredBy = (sponsor: string): string => `برعاية ${sponsor}`

const minutesToRead = (minutes: number) =>
  plural(
    minutes,
    counted('دقيقة قراءة واحدة', 'دقيقتا قراءة', 'دقائق قراءة', 'دقيقة قراءة', 'دقيقة قراءة'),
  )

/** «12,480 مشاهدة» */
export const seenBy = (count: number) => plural(count, { ...VIEWS, zero: 'لا مشاهدات بعد' })

export const paidMeta = ({ readTime, views }: SponsoredArticle): string[] => [
  minutesToRead(readTime),
  seenBy(views),
]
