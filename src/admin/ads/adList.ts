import { type ExportField, exportData } from '@/admin/export/exportData'
import { sizeText } from '@/content/admin/adCatalogue'
import type { Ad } from '@/content/admin/ads'
import { move } from '@/lib/editableList'

/** An ad as `useSavedEditableList` stores it: `order` holds its priority. */
export type ListedAd = Omit<Ad, 'priority'> & { order: number }

export const listed = (ads: readonly Ad[]): ListedAd[] =>
  ads.map(({ priority, ...ad }) => ({ ...ad, order: priority }))

export const unlisted = (ads: readonly ListedAd[]): Ad[] =>
  ads.map(({ order, ...ad }) => ({ ...ad, priority: order }))

/**
 * Moves the ad `id` to the index `to` (from 0) of the ads shown: it takes the place of the ad there
 * in the whole list, and the list is renumbered (Spec §4, D-25). Sets `updatedAt` to `now` on every
 * ad whose priority changes. Returns the new list.
 */
export function moveShown(
  ads: readonly ListedAd[],
  shown: readonly ListedAd[],
  id: string,
  to: number,
  now: string,
): readonly ListedAd[] {
  const target = shown[Math.min(Math.max(to, 0), shown.length - 1)]
  const place = ads.findIndex((ad) => ad.id === target?.id)
  if (place < 0) return ads
  const before = new Map(ads.map((ad) => [ad.id, ad.order]))
  return move(ads, id, place).map((ad) =>
    ad.order === before.get(ad.id) ? ad : { ...ad, updatedAt: now },
  )
}

const FIELDS: readonly ExportField<Ad>[] = [
  ['الإعلان', ({ nameAr }) => nameAr],
  ['الاسم بالإنجليزية', ({ name }) => name],
  ['الحالة', ({ isPaused }) => (isPaused ? 'متوقف' : 'نشط')],
  ['الأولوية', ({ priority }) => priority],
  ['الصفحة', ({ location }) => location.pageAr],
  ['الموضع', ({ location }) => location.positionAr],
  ['المقاس', ({ dimensions }) => sizeText(dimensions)],
  ['الرابط', ({ linkUrl }) => linkUrl],
  ['رابط الصورة', ({ imageUrl }) => imageUrl],
  ['الحملة', ({ campaign }) => campaign.name],
  ['من', ({ campaign }) => campaign.startDate],
  ['إلى', ({ campaign }) => campaign.endDate],
  ['الميزانية بالدولار', ({ campaign }) => campaign.budget],
  ['الظهور', ({ campaign }) => campaign.impressions],
  ['النقرات', ({ campaign }) => campaign.clicks],
  ['نسبة النقر %', ({ campaign }) => campaign.ctr],
]

export const exportAds = (ads: readonly Ad[]) => exportData('ads', FIELDS, ads)
