import type { Ad } from '@/content/admin/ads'
import { move } from '@/lib/editableList'

/** An ad as the mechanism of edited lists keeps it: its priority is its order. */
export type ListedAd = Omit<Ad, 'priority'> & { order: number }

export const listed = (ads: readonly Ad[]): ListedAd[] =>
  ads.map(({ priority, ...ad }) => ({ ...ad, order: priority }))

export const unlisted = (ads: readonly ListedAd[]): Ad[] =>
  ads.map(({ order, ...ad }) => ({ ...ad, priority: order }))

/**
 * An ad let go at a place among those shown, counted from 0: it takes the place that the ad there has in
 * the whole list, which is renumbered (Spec §4, D-25). Every ad whose priority changes was
 * updated at `now`.
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
