import { adLocation } from '@/content/admin/adCatalogue'
import { AD_DEVICES, type Ad } from '@/content/admin/ads'
import { localDay } from '@/lib/localDay'

/** Spec §9. */
const DEFAULT_BUDGET = 10_000
const CAMPAIGN_DAYS = 30

/** A new ad with the default values of Spec §4, without its priority: the list adds it at the end. */
export function newAd(id: string, now: Date): Omit<Ad, 'priority'> {
  const end = new Date(now.getFullYear(), now.getMonth(), now.getDate() + CAMPAIGN_DAYS)
  const made = now.toISOString()
  return {
    id,
    name: 'New Advertisement',
    nameAr: 'إعلان جديد',
    imageUrl: '/api/placeholder/300/250',
    linkUrl: 'https://example.com',
    location: adLocation('homepage', 'content-top'),
    dimensions: { width: 300, height: 250, type: 'rectangle' },
    targeting: { countries: ['all'], categories: ['all'], devices: [...AD_DEVICES] },
    campaign: {
      name: 'New Campaign',
      startDate: localDay(now),
      endDate: localDay(end),
      budget: DEFAULT_BUDGET,
      impressions: 0,
      clicks: 0,
      ctr: 0,
    },
    isActive: true,
    isPaused: false,
    createdAt: made,
    updatedAt: made,
  }
}
