import type { Sponsor } from '@/content/admin/analytics'
import { percentOf, perOne, round, total } from './arithmetic'

export type RevenueTotals = { total: number; perVisitor: number }

/** The whole revenue is ads and paid content; the mean is of the visitors, to the halala (Spec §2, Revenue). */
export function revenueTotals(parts: {
  ads: number
  paidContent: number
  visitors: number
}): RevenueTotals {
  const sum = parts.ads + parts.paidContent
  return { total: sum, perVisitor: round(perOne(sum, parts.visitors), 2) }
}

/** Clicks of a hundred impressions, to two decimals; without impressions 0 (as D-25 has it for ads). */
export const clickRate = ({ clicks, impressions }: Pick<Sponsor, 'clicks' | 'impressions'>) =>
  round(percentOf(clicks, impressions), 2)

export type SponsorDetail = Sponsor & {
  /** of all sponsors' revenue, in percent with one decimal */
  share: number
  /** riyals, to the halala */
  perClick: number
}

/** What a sponsor's card adds to its row: its share of the revenue and what a click brings. */
export function sponsorDetails(sponsors: readonly Sponsor[]): SponsorDetail[] {
  const sum = total(sponsors, ({ revenue }) => revenue)
  return sponsors.map((sponsor) => ({
    ...sponsor,
    share: round(percentOf(sponsor.revenue, sum), 1),
    perClick: round(perOne(sponsor.revenue, sponsor.clicks), 2),
  }))
}
