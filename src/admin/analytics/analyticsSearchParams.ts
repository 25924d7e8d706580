import { oneOf, searchParams } from '@/lib/searchParams'

/** Spec §9, in display order; the first is the default. */
export const TABS = ['overview', 'revenue', 'content', 'engagement', 'traffic', 'sponsors'] as const
export const PERIODS = ['7days', '30days', '90days', 'year'] as const

export type AnalyticsTab = (typeof TABS)[number]
export type Period = (typeof PERIODS)[number]

export const DEFAULT_TAB = 'overview' satisfies AnalyticsTab
export const DEFAULT_PERIOD = '7days' satisfies Period

/**
 * The search parameters `tab` and `period` of `/admin/analytics` (D-23). A default is omitted, and
 * an invalid value falls back to it (architecture, Habits).
 */
export const analyticsSearchParams = searchParams({
  tab: oneOf(TABS, DEFAULT_TAB),
  period: oneOf(PERIODS, DEFAULT_PERIOD),
})

type AnalyticsSearchParams = ReturnType<typeof analyticsSearchParams.parse>

/** The search parameters for a tab and a period: `toSearch('overview', '7days')` is empty. */
export const toSearch = (tab: AnalyticsTab, period: Period): AnalyticsSearchParams =>
  analyticsSearchParams.parse({ tab, period })
