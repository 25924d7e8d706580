import { adName } from '@/admin/ads/adFormat'
import type { ListedAd } from '@/admin/ads/adList'
import { formatCalendarDay } from '@/lib/dates'
import { quoted } from '@/lib/isolated'
import { type AdPlacePage, adInSlot, obstacle, type Visit } from './adChoice'

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
