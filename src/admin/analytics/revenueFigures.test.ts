import { expect, test } from 'vitest'
import { clickRate } from '@/content/admin/adsFigures'
import { revenue, sponsors } from '@/content/admin/analyticsRevenue'
import { revenueTotals, sponsorDetails } from './revenueFigures'

test('§2 the total is ads and paid content, the mean is per visitor', () => {
  expect(revenueTotals(revenue)).toEqual({ total: 186_450, perVisitor: 1.25 })
})

test('§2 a sponsor’s click rate, the value of a click, and the shares, which add up to 100%', () => {
  for (const { impressions, clicks, ctr } of sponsors)
    expect(clickRate(impressions, clicks)).toBe(ctr)
  const details = sponsorDetails(sponsors)
  expect(details.map(({ share }) => share)).toEqual([33.5, 26.1, 19.4, 13.2, 7.8])
  expect(details[0]?.perClick).toBe(6.29)
})
