import type { Sponsor } from '@/content/admin/analytics'
import { percentOf, perOne, round, total } from './arithmetic'

export type RevenueTotals = { total: number; perVisitor: number }

/** The total revenue is the sum of ads and paid content; the mean is per visitor, to the halala (Spec §2, Revenue). */
export function revenueTotals(parts: {
  ads: number
  paidContent: number
  visitors: number
}): RevenueTotals {
  const sum = parts.ads + parts.paidContent
  return { total: sum, perVisitor: round(perOne(sum, parts.visitors), 2) }
}

/** Clicks in percent of impressions, to two decimals; 0 without impressions (as D-25 for ads). */
export const clickRate = ({ clicks, impressions }: Pick<Sponsor, 'clicks' | 'impressions'>) =>
  round(percentOf(clicks, impressions), 2)

export type SponsorDetail = Sponsor & {
  /** percent of the revenue of all sponsors, with one decimal */
  share: number
  /** riyals, to the halala */
  perClick: number
}

/** The figures that a sponsor's card adds to its table row: the share of the revenue and the revenue per click. */
export function sponsorDetails(sponsors: readonly Sponsor[]): SponsorDetail[] {
  const sum = total(sponsors, ({ revenue }) => revenue)
  return sponsors.map((sponsor) => ({
    ...sponsor,
    share: round(percentOf(sponsor.revenue, sum), 1),
    perClick: round(perOne(sponsor.revenue, sponsor.clicks), 2),
  }))
}
