import type { Sponsor } from '@/content/admin/analytics'
import { percentOf, round, total } from './arithmetic'

/** The total revenue is the sum of ads and paid content; the mean is per visitor, to the halala (Spec §2, Revenue). */
export function revenueTotals(parts: { ads: number; paidContent: number; visitors: number }) {
  const sum = parts.ads + parts.paidContent
  return { total: sum, perVisitor: round(sum / parts.visitors, 2) }
}

/**
 * The sponsors with the figures that their cards add to the table: the share of the revenue of all, in percent with one
 * decimal, and the riyals per click, to the halala.
 */
export function sponsorDetails(sponsors: readonly Sponsor[]) {
  const sum = total(sponsors, ({ revenue }) => revenue)
  return sponsors.map((sponsor) => ({
    ...sponsor,
    share: round(percentOf(sponsor.revenue, sum), 1),
    perClick: round(sponsor.revenue / sponsor.clicks, 2),
  }))
}
