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

/** Why an ad is not in its slot. */
export type Obstacle =
  | 'otherPage'
  | 'paused'
  | 'notYet'
  | 'over'
  | 'country'
  | 'category'
  | 'device'

const includes = (targets: readonly string[], slug: string) =>
  targets.includes('all') || targets.includes(slug)

/** The first reason why this ad does not run on a page, or null if it may run in its slot there (D-25). */
export function obstacle(
  { location, isActive, isPaused, campaign, targeting }: ListedAd,
  { ids, category }: AdPlacePage,
  { day, country, device }: Visit,
): Obstacle | null {
  if (!ids.includes(location.page)) return 'otherPage'
  if (!isRunning({ isActive, isPaused })) return 'paused'
  // The first and the last day count. A cleared date field is an empty text: no limit.
  if (campaign.startDate && day < campaign.startDate) return 'notYet'
  if (campaign.endDate && day > campaign.endDate) return 'over'
  if (!includes(targeting.countries, country)) return 'country'
  // A page without a category of its own, as the home page, is open to the ads of every category.
  if (category !== undefined && !includes(targeting.categories, category)) return 'category'
  if (!targeting.devices.includes(device)) return 'device'
  return null
}

/**
 * The ad that runs in a slot (D-25): of those that may, the one with the lowest priority number, and with equal numbers
 * the first of the list; null if there is none.
 */
export function adInSlot(
  ads: readonly ListedAd[],
  page: AdPlacePage,
  position: AdPosition,
  visit: Visit,
): ListedAd | null {
  return ads
    .filter((ad) => ad.location.position === position && obstacle(ad, page, visit) === null)
    .reduce<ListedAd | null>((best, ad) => (best && best.order <= ad.order ? best : ad), null)
}

/** Says whether the ad runs on a page, where, and otherwise why not. */
export function adNote(
  ad: ListedAd,
  ads: readonly ListedAd[],
  page: AdPlacePage,
  visit: Visit,
): string {
  const { location, campaign } = ad
  const position = page.positions.find((known) => known === location.position)
  switch (obstacle(ad, page, visit)) {
    case 'otherPage':
      return location.page === 'news'
        ? 'مكانه صفحة الخبر، وليست في الموقع بعد.'
        : `ليس لهذه الصفحة، بل لصفحة ${quoted(location.pageAr)}.`
    case 'paused':
      return 'موقوف، فلا يظهر لأحد.'
    case 'notYet':
      return `يبدأ في ${formatCalendarDay(campaign.startDate)}.`
    case 'over':
      return `انتهى في ${formatCalendarDay(campaign.endDate)}.`
    case 'country':
      return 'لا يستهدف قراء هذه الدولة.'
    case 'category':
      return 'لا يستهدف هذا القسم.'
    case 'device':
      return 'لا يستهدف هذا الجهاز.'
    case null: {
      const shown = position && adInSlot(ads, page, position, visit)
      if (!shown || shown.id === ad.id) return `يظهر في ${quoted(location.positionAr)}.`
      return `يسبقه إلى ${quoted(location.positionAr)} إعلان ${quoted(adName(shown))} الأعلى أولوية.`
    }
  }
}
