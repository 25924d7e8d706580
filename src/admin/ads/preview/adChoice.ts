import { adName } from '@/admin/ads/adFormat'
import type { ListedAd } from '@/admin/ads/adList'
import { type AdPosition, adPageById } from '@/content/admin/adCatalogue'
import type { AdDevice } from '@/content/admin/ads'
import { isRunning } from '@/content/admin/adsFigures'
import { sectionOfCategory } from '@/content/categoryAliases'
import { countries } from '@/content/countries'
import { topicBySlug } from '@/content/topics'
import { formatCalendarDay } from '@/lib/dates'
import { quoted } from '@/lib/isolated'

export type AdPlacePage = {
  /** the catalogue's ids that are for this page: its own, then that of its kind; none for a page without slots */
  ids: readonly string[]
  positions: readonly AdPosition[]
  /** the slug of the topic or of the country that the page is about */
  category?: string
  country?: string
}

/** Who looks at the page, and when: a day of the calendar, the slug of a country. */
export type Visit = { day: string; country: string; device: AdDevice }

const pageOf = (ids: readonly string[], about: Pick<AdPlacePage, 'category' | 'country'> = {}) => ({
  ids,
  positions: ids.map(adPageById).find((page) => page !== undefined)?.positions ?? [],
  ...about,
})

/**
 * The page of a decoded path such as `/sports`, `/countries/egypt/economy` or `/category/رياضة`. A category or a country
 * that the catalogue does not list has only the ads of all categories or of all countries.
 */
export function adPlacePage(path: string): AdPlacePage {
  const [first = '', second = ''] = path.split('/').slice(1)
  if (first === '') return pageOf(['homepage'])
  if (['youtube', 'twitter'].includes(first)) return pageOf([first])
  if (first === 'countries' && second === '') return pageOf(['countries'])
  if (first === 'countries' || first === 'country') {
    const country = countries.find(({ slug, name }) => slug === second || name === second)?.slug
    return country ? pageOf([country, 'country'], { country }) : pageOf(['country'])
  }
  const section = first === 'category' ? sectionOfCategory(second) : topicBySlug(first)?.slug
  if (section === 'videos') return pageOf(['youtube'])
  if (section === 'posts') return pageOf(['twitter'])
  if (section) return pageOf([section, 'category'], { category: section })
  return pageOf(first === 'category' ? ['category'] : [])
}

const includes = (targets: readonly string[], slug: string) =>
  targets.includes('all') || targets.includes(slug)

/** Says why this ad does not run on a page; null if it may run in its slot there (D-25). */
export function obstacle(
  { location, isActive, isPaused, campaign, targeting }: ListedAd,
  { ids, category }: AdPlacePage,
  { day, country, device }: Visit,
): string | null {
  if (!ids.includes(location.page))
    return location.page === 'news'
      ? 'مكانه صفحة الخبر، وليست في الموقع بعد.'
      : `ليس لهذه الصفحة، بل لصفحة ${quoted(location.pageAr)}.`
  if (!isRunning({ isActive, isPaused })) return 'موقوف، فلا يظهر لأحد.'
  // The first and the last day count. A cleared date field is an empty text: no limit.
  if (campaign.startDate && day < campaign.startDate)
    return `يبدأ في ${formatCalendarDay(campaign.startDate)}.`
  if (campaign.endDate && day > campaign.endDate)
    return `انتهى في ${formatCalendarDay(campaign.endDate)}.`
  if (!includes(targeting.countries, country)) return 'لا يستهدف قراء هذه الدولة.'
  // A page without a category of its own, as the home page, is open to the ads of every category.
  if (category !== undefined && !includes(targeting.categories, category))
    return 'لا يستهدف هذا القسم.'
  return targeting.devices.includes(device) ? null : 'لا يستهدف هذا الجهاز.'
}

/** The ad that runs in a slot (D-25): of those that may, the first one of the list, which is in the order of priority. */
export const adInSlot = (
  ads: readonly ListedAd[],
  page: AdPlacePage,
  position: string,
  visit: Visit,
): ListedAd | undefined =>
  ads.find((ad) => ad.location.position === position && obstacle(ad, page, visit) === null)

/** Says whether the ad runs on a page, where, and otherwise why not. */
export function adNote(
  ad: ListedAd,
  ads: readonly ListedAd[],
  page: AdPlacePage,
  visit: Visit,
): string {
  const reason = obstacle(ad, page, visit)
  if (reason) return reason
  const place = quoted(ad.location.positionAr)
  const shown = adInSlot(ads, page, ad.location.position, visit)
  if (!shown || shown.id === ad.id) return `يظهر في ${place}.`
  return `يسبقه إلى ${place} إعلان ${quoted(adName(shown))} الأعلى أولوية.`
}
