import { oneOf, searchParams } from '@/lib/searchParams'

/** The four tabs in the order of Spec §2; the first is the default. */
const ADS_TABS = ['active', 'paused', 'campaigns', 'analytics'] as const
export type AdsTab = (typeof ADS_TABS)[number]

/** `?tab=`: the default is omitted, and an unknown value falls back to the default (architecture, Habits). */
export const adsSearchParams = searchParams({
  tab: oneOf(ADS_TABS, 'active'),
})
