import { dayParam, oneOf, searchParams } from '@/lib/searchParams'

/** Spec §9, in display order; the first is the default. */
export const TABS = ['overview', 'revenue', 'content', 'engagement', 'traffic', 'sponsors'] as const
export const PERIODS = ['7days', '30days', '90days', 'year'] as const

export type AnalyticsTab = (typeof TABS)[number]
export type Period = (typeof PERIODS)[number]

export const DEFAULT_TAB = 'overview' satisfies AnalyticsTab
const DEFAULT_PERIOD = '7days' satisfies Period

/** The search parameters of `/admin/analytics` (D-23). `from` and `to` together are a range instead of a period. */
export const analyticsSearchParams = searchParams({
  tab: oneOf(TABS, DEFAULT_TAB),
  period: oneOf(PERIODS, DEFAULT_PERIOD),
  from: dayParam,
  to: dayParam,
})

export type AnalyticsSearchParams = ReturnType<typeof analyticsSearchParams.parse>

export type DayRange = { from: string; to: string }

/** The figures are those of a period, or of a range (D-23: none of both changes a figure). */
export type Span = Period | DayRange

/** The period of an address, or its range, if that has both ends in their order. */
export const spanOf = ({ period, from, to }: AnalyticsSearchParams): Span =>
  from && to && from <= to ? { from, to } : (period ?? DEFAULT_PERIOD)

/** The search parameters for a tab and a period: `toSearch('overview', '7days')` is empty. */
export const toSearch = (tab: AnalyticsTab, span: Span): AnalyticsSearchParams =>
  analyticsSearchParams.parse({ tab, ...(typeof span === 'string' ? { period: span } : span) })
