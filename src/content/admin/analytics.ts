/** A share of the whole, in percent, with the people behind it. */
export type Share = { id: string; name: string; percentage: number; visitors: number }

/** How a figure moved since the time before, in its own unit: percent, points or seconds. */
export type Change = number

/** Spec §3. Percentages are points of a hundred, times are in seconds, money is in riyals. */
export type AnalyticsArticle = {
  id: string
  title: string
  views: number
  category: string
  engagement: number
  readTime: number
  shares: number
  revenue: number
  comments: number
}

export type AnalyticsCategory = {
  id: string
  name: string
  articles: number
  views: number
  engagement: number
  revenue: number
}

export type Sponsor = {
  id: string
  name: string
  campaigns: number
  impressions: number
  clicks: number
  /** clicks of a hundred impressions */
  ctr: number
  revenue: number
}

export type TrafficSource = {
  id: string
  source: string
  percentage: number
  visitors: number
  growth: Change
  avgSession: number
}

export type Hourly = { hour: number; visitors: number; pageViews: number }
export type Browser = Share
export type Device = Share
/** `code` has a flag; the other countries together have none. */
export type VisitorCountry = Share & { code?: string }

export type PagePerformance = {
  path: string
  title: string
  views: number
  bounceRate: number
  avgTime: number
  exitRate: number
}

export type FunnelStep = { id: string; step: string; visitors: number }

export type JourneyStep = {
  id: string
  step: string
  /** of a hundred visitors, those who come this far */
  percentage: number
  avgTime: number
}

export type LivePage = { path: string; visitors: number }
