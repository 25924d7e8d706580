import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adLocation, adPages, adSizes } from './adCatalogue'
import {
  adSummary,
  adsByCampaign,
  adsByPage,
  adsBySizeType,
  adTotals,
  clickRate,
  isGoodRate,
  isOnHold,
  isRunning,
} from './adsFigures'
import { sampleAds } from './adsSample'

const adArbitrary = fc
  .record({
    isActive: fc.boolean(),
    isPaused: fc.boolean(),
    page: fc.constantFrom(...adPages.map(({ id }) => id)),
    dimensions: fc.constantFrom(...adSizes),
    name: fc.constantFrom('أ', 'ب', ' ب ', ''),
    budget: fc.nat(1_000_000),
    impressions: fc.nat(10_000_000),
    clicks: fc.nat(100_000),
  })
  .map(({ page, name, budget, impressions, clicks, ...ad }) => ({
    ...ad,
    location: adLocation(page),
    campaign: {
      name,
      startDate: '2026-11-01',
      endDate: '2026-12-01',
      budget,
      impressions,
      clicks,
      ctr: clickRate(impressions, clicks),
    },
  }))
const adsArbitrary = fc.array(adArbitrary, { maxLength: 30 })

const sumOf = <Part>(parts: readonly Part[], of: (part: Part) => number) =>
  parts.reduce((sum, part) => sum + of(part), 0)

describe('the tiles (Spec §2, §4; D-25)', () => {
  test('D-25: active means isActive and not paused, paused means isPaused', () => {
    const states = [
      { isActive: true, isPaused: false },
      { isActive: true, isPaused: true },
      { isActive: false, isPaused: false },
      { isActive: false, isPaused: true },
    ]
    expect(states.map(isRunning)).toEqual([true, false, false, false])
    expect(states.map(isOnHold)).toEqual([false, true, false, true])
  })

  test('§4: totals of all ads; the mean is that of the ads’ rates, not of all clicks', () => {
    const [first, second] = [
      { impressions: 1000, clicks: 10, ctr: 1 },
      { impressions: 1_000_000, clicks: 1000, ctr: 0.1 },
    ].map((campaign) => ({ isActive: true, isPaused: false, campaign }))
    expect(adSummary([first, second].flatMap((ad) => ad ?? []))).toEqual({
      active: 2,
      paused: 0,
      impressions: 1_001_000,
      meanRate: 0.55,
    })
  })

  test('the mean of no ads is 0', () => {
    expect(adSummary([])).toEqual({ active: 0, paused: 0, impressions: 0, meanRate: 0 })
  })

  test('the sample: four active, two paused, 1,298,579 impressions, 0.54%', () => {
    const { meanRate, ...counts } = adSummary(sampleAds)
    expect(counts).toEqual({ active: 4, paused: 2, impressions: 1_298_579 })
    expect(meanRate).toBeCloseTo(0.54, 10)
  })

  test('the mean is between the lowest and the highest rate, never NaN', () => {
    fc.assert(
      fc.property(adsArbitrary, (ads) => {
        const { meanRate } = adSummary(ads)
        const rates = ads.map(({ campaign }) => campaign.ctr)
        const highest = Math.max(0, ...rates)
        const lowest = Math.min(highest, ...rates)
        const slack = 1e-9 * highest
        expect(meanRate).toBeGreaterThanOrEqual(lowest - slack)
        expect(meanRate).toBeLessThanOrEqual(highest + slack)
      }),
    )
  })
})

describe('the click rate (Spec §9, D-25)', () => {
  test('an ad with no impressions has rate 0', () => {
    expect(clickRate(0, 0)).toBe(0)
    expect(clickRate(0, 12)).toBe(0)
  })

  test('percent, to two decimals', () => {
    expect(clickRate(482_310, 3857)).toBe(0.8)
    expect(clickRate(3, 1)).toBe(33.33)
  })

  test('§9: a rate is good from 0.5', () => {
    expect([0, 0.49, 0.5, 0.51].map(isGoodRate)).toEqual([false, false, true, true])
  })
})

describe('campaigns and analytics (Spec §2): for any ads the parts add up to the whole', () => {
  test.each([
    ['by campaign', adsByCampaign],
    ['by page', adsByPage],
    ['by size type', adsBySizeType],
  ] as const)('%s', (_, group) => {
    fc.assert(
      fc.property(adsArbitrary, (ads) => {
        const parts: readonly ReturnType<typeof adTotals>[] = group(ads)
        const whole = adTotals(ads)
        expect(sumOf(parts, ({ count }) => count)).toBe(whole.count)
        expect(sumOf(parts, ({ impressions }) => impressions)).toBe(whole.impressions)
        expect(sumOf(parts, ({ clicks }) => clicks)).toBe(whole.clicks)
        expect(parts.every(({ count }) => count > 0)).toBe(true)
      }),
    )
  })

  test('§2: the budget of a campaign is the sum of its ads’ budgets', () => {
    fc.assert(
      fc.property(adsArbitrary, (ads) => {
        expect(sumOf(adsByCampaign(ads), ({ budget }) => budget)).toBe(
          sumOf(ads, ({ campaign }) => campaign.budget),
        )
      }),
    )
  })

  test('§2: the sample has five campaigns; «موسم الرحلات» is two ads', () => {
    const campaigns = adsByCampaign(sampleAds)
    expect(campaigns).toHaveLength(5)
    expect(campaigns[0]).toMatchObject({
      name: 'موسم الرحلات',
      count: 2,
      budget: 25_500,
      impressions: 578_710,
      clicks: 4358,
    })
  })

  test('§2: each page and each type of size once, those with most impressions or clicks first', () => {
    expect(adsByPage(sampleAds).map(({ page, count }) => [page, count])).toEqual([
      ['homepage', 3],
      ['news', 1],
      ['category', 1],
      ['country', 1],
    ])
    expect(adsBySizeType(sampleAds).map(({ type, count }) => [type, count])).toEqual([
      ['leaderboard', 1],
      ['rectangle', 1],
      ['banner', 2],
      ['square', 1],
      ['skyscraper', 1],
    ])
  })
})
