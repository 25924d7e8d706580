import type { AdLocation, AdSize } from './adCatalogue'

/** An advertisement (Spec §3). */
export type Ad = {
  /** with the prefix `ad_` */
  id: string
  /** in English */
  name: string
  nameAr: string
  imageUrl: string
  linkUrl: string
  location: AdLocation
  dimensions: AdSize
  /** slugs, or the one word `all` */
  targeting: { countries: string[]; categories: string[]; devices: AdDevice[] }
  campaign: AdCampaign
  isActive: boolean
  isPaused: boolean
  /** from 1 to the number of ads: the order in which they are shown */
  priority: number
  /** ISO 8601 */
  createdAt: string
  updatedAt: string
}

export const AD_DEVICES = ['desktop', 'tablet', 'mobile'] as const
export type AdDevice = (typeof AD_DEVICES)[number]

export type AdCampaign = {
  name: string
  /** days of the calendar, `2026-11-01` */
  startDate: string
  endDate: string
  /** whole dollars */
  budget: number
  impressions: number
  clicks: number
  /** percent: 0.8 is 0.80% */
  ctr: number
}
