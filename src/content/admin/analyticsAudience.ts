import type { Change, Device, LivePage, TrafficSource, VisitorCountry } from './analytics'

/** The four cards of the overview (Spec §2), each with its change since yesterday. All figures are samples. */
export const today = {
  visitors: { value: 24573, change: 11.4 as Change },
  pageViews: { value: 87241, change: 6.9 as Change },
  /** percent; a lower rate is better */
  bounceRate: { value: 34.2, change: -2.3 as Change },
  /** seconds */
  avgSession: { value: 272, change: 18 as Change },
} as const

/** The last twelve months, the oldest first: users, published articles, views per day, engagement in percent. */
export const monthly = {
  users: [9120, 9310, 9480, 9750, 9990, 10240, 10610, 10900, 11180, 11520, 11873, 12847],
  articles: [2210, 2305, 2270, 2410, 2480, 2390, 2560, 2640, 2600, 2780, 2925, 3291],
  views: [71200, 74800, 73100, 78900, 82400, 80100, 84700, 88300, 90100, 93400, 92058, 89204],
  engagement: [5.6, 5.7, 5.9, 5.8, 6, 6.1, 6, 6.2, 6.3, 6.2, 6.35, 6.4],
}

export const trafficSources: readonly TrafficSource[] = [
  {
    id: 'search',
    source: 'محركات البحث',
    percentage: 42,
    visitors: 10321,
    growth: 8.2,
    avgSession: 278,
  },
  {
    id: 'direct',
    source: 'زيارة مباشرة',
    percentage: 28,
    visitors: 6880,
    growth: 3.4,
    avgSession: 302,
  },
  {
    id: 'social',
    source: 'شبكات اجتماعية',
    percentage: 19,
    visitors: 4669,
    growth: -1.6,
    avgSession: 198,
  },
  {
    id: 'newsletter',
    source: 'نشرة بريدية',
    percentage: 7,
    visitors: 1720,
    growth: 12.1,
    avgSession: 384,
  },
  {
    id: 'sites',
    source: 'مواقع أخرى',
    percentage: 4,
    visitors: 983,
    growth: -0.8,
    avgSession: 157,
  },
]

export const devices: readonly Device[] = [
  { id: 'phone', name: 'هاتف', percentage: 64, visitors: 15727 },
  { id: 'desktop', name: 'حاسوب', percentage: 27, visitors: 6635 },
  { id: 'tablet', name: 'لوحي', percentage: 9, visitors: 2211 },
]

/** Spec §2: Saudi Arabia 35%, UAE 22%, Egypt 18%, Kuwait 12%, other 13%. */
export const visitorCountries: readonly VisitorCountry[] = [
  { id: 'saudi-arabia', code: 'SA', name: 'السعودية', percentage: 35, visitors: 8601 },
  { id: 'uae', code: 'AE', name: 'الإمارات', percentage: 22, visitors: 5406 },
  { id: 'egypt', code: 'EG', name: 'مصر', percentage: 18, visitors: 4423 },
  { id: 'kuwait', code: 'KW', name: 'الكويت', percentage: 12, visitors: 2949 },
  { id: 'other', name: 'دول أخرى', percentage: 13, visitors: 3194 },
]

const topPages: readonly LivePage[] = [
  { path: '/', name: 'الرئيسية', visitors: 386 },
  { path: '/sports', name: 'رياضة', visitors: 214 },
  { path: '/countries/egypt', name: 'مصر', visitors: 168 },
  { path: '/technology', name: 'تكنولوجيا', visitors: 121 },
]

/** The live-activity box (Spec §2); `avgPageTime` in seconds. */
export const liveActivity = { visitors: 1284, activePages: 342, avgPageTime: 167, topPages }
