import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyticsCategories } from '@/content/admin/analyticsContent'
import { revenue, sponsors } from '@/content/admin/analyticsRevenue'
import { total } from './arithmetic'
import { clickRate, revenueTotals, sponsorDetails } from './revenueFigures'

describe('§2 analytics: revenue', () => {
  test('the total is ads and paid content, the mean is per visitor', () => {
    expect(revenueTotals(revenue)).toEqual({ total: 186_450, perVisitor: 1.25 })
    const money = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(money, money, (ads, paidContent) => {
        const totals = revenueTotals({ ads, paidContent, visitors: 0 })
        expect(totals).toEqual({ total: ads + paidContent, perVisitor: 0 })
      }),
    )
  })

  test('the sponsors add up to the total, and so do the categories', () => {
    const whole = revenueTotals(revenue).total
    expect(total(sponsors, (sponsor) => sponsor.revenue)).toBe(whole)
    expect(total(analyticsCategories, (category) => category.revenue)).toBe(whole)
  })

  test('a sponsor’s click rate is clicks per hundred impressions, and 0 without impressions', () => {
    for (const sponsor of sponsors) expect(clickRate(sponsor)).toBe(sponsor.ctr)
    expect(clickRate({ clicks: 3, impressions: 0 })).toBe(0)
  })

  test('the sponsors’ shares add up to 100%, and the value of a click is revenue divided by clicks', () => {
    const details = sponsorDetails(sponsors)
    expect(details.map(({ share }) => share)).toEqual([33.5, 26.1, 19.4, 13.2, 7.8])
    expect(total(details, ({ share }) => share)).toBeCloseTo(100, 6)
    expect(details[0]?.perClick).toBe(6.29)
    expect(sponsorDetails([])).toEqual([])
  })
})
