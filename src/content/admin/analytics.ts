import type { ContentLink } from '@/content/searchItem'

/** A share of the whole, in percent, with its number of visitors. */
export type Share = { id: string; name: string; percentage: number; visitors: number }

/** The change of a figure since the previous period, in the unit of the figure: percent, points or seconds. */
export type Change = number

/** An article of the analytics (Spec §3). Percentages are from 0 to 100, times in seconds, money in riyals. */
export type AnalyticsArticle = {
  id: string
  title: string
  /** opens its story */
  link?: ContentLink
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
  /** clicks per hundred impressions */
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
/** `code` is for the flag; «other countries» has none. */
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
  /** the percentage of visitors who reach this step */
  percentage: number
  avgTime: number
}

export type LivePage = { path: string; name: string; visitors: number }
