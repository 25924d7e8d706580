import { safeHref } from '@/lib/links'

/** The active items of a list that editors have saved, in their order. */
export const shown = <Item extends { isActive: boolean; order: number }>(
  items: readonly Item[],
): Item[] => items.filter(({ isActive }) => isActive).sort((a, b) => a.order - b.order)

/** A day that editors entered, `2026-11-20`; empty for a cleared field. */
export const validDay = (day: string): string => (/^\d+-\d+-\d+$/.test(day) ? day : '')

/** The address of a picture, if it is a web address or one of our placeholders (D-26); otherwise undefined. */
export const pictureAddress = (address: string): string | undefined =>
  address.startsWith('/api/placeholder/') ? address : (safeHref(address) ?? undefined)
