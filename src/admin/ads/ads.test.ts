import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clickRateText } from '@/admin/analytics/figures'
import { sampleAds } from '@/content/admin/adsSample'
import { add } from '@/lib/editableList'
import { dollars, millionsText, shortAddress } from './adFormat'
import { type ListedAd, listed, moveShown, unlisted } from './adList'
import { newAd } from './newAd'

const ads = listed(sampleAds)
const NOW = '2026-11-20T06:45:00.000Z'
const onHold = ({ isPaused }: ListedAd) => isPaused

describe('a new ad (Spec §4)', () => {
  test('§4: every default', () => {
    const made = newAd('ad_new-1', new Date(2026, 10, 20, 9, 45))
    const { createdAt, updatedAt, location, campaign, ...rest } = made
    expect(rest).toEqual({
      id: 'ad_new-1',
      name: 'New Advertisement',
      nameAr: 'إعلان جديد',
      imageUrl: '/api/placeholder/300/250',
      linkUrl: 'https://example.com',
      dimensions: { width: 300, height: 250, type: 'rectangle' },
      targeting: {
        countries: ['all'],
        categories: ['all'],
        devices: ['desktop', 'tablet', 'mobile'],
      },
      isActive: true,
      isPaused: false,
    })
    expect(location).toMatchObject({ page: 'homepage', position: 'content-top' })
    expect(campaign).toEqual({
      ...{ name: 'New Campaign', startDate: '2026-11-20', endDate: '2026-12-20', budget: 10000 },
      ...{ impressions: 0, clicks: 0, ctr: 0 },
    })
    expect(updatedAt).toBe(createdAt)
    expect(add(ads, made).at(-1)?.order, 'its priority is count + 1').toBe(sampleAds.length + 1)
  })

  test('§9: it ends 30 days later, also across the end of a month and of a year', () => {
    const endOf = (month: number, day: number) =>
      newAd('ad_x', new Date(2027, month, day, 23, 59)).campaign.endDate
    expect([endOf(0, 31), endOf(11, 15)]).toEqual(['2027-03-02', '2028-01-14'])
  })
})

test('§4: the dragged ad takes the target’s place; updatedAt is set only where the priority changes', () => {
  expect(unlisted(ads)).toEqual(sampleAds)
  const moved = moveShown(ads, ads, 'ad_home-budget', 1, NOW)
  const shown = moved.slice(0, 4).map(({ order, id, updatedAt }) => [order, id, updatedAt === NOW])
  expect(shown).toEqual([
    [1, 'ad_light-bag', false],
    [2, 'ad_home-budget', true],
    [3, 'ad_evening-classes', true],
    [4, 'ad_reading-club', false],
  ])
})

test('D-25: after any drag in a tab the ad is in its new place there, the priorities are 1..n, no ad is lost', () => {
  const flags = fc.array(fc.boolean(), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(flags, fc.nat(), fc.nat(), (flags, from, to) => {
      const [sample] = ads as [ListedAd]
      const all = flags.map((isPaused, index) => {
        return { ...sample, id: `ad_${index}`, order: index + 1, isPaused }
      })
      const shown = all.filter(onHold)
      const dragged = shown[from % shown.length]
      if (!dragged) return
      const moved = moveShown(all, shown, dragged.id, to % shown.length, NOW)
      expect(moved.map(({ order }) => order)).toEqual(all.map((_, index) => index + 1))
      expect(new Set(moved.map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)))
      expect(moved.filter(onHold)[to % shown.length]?.id).toBe(dragged.id)
      if (shown[to % shown.length] === dragged) expect(moved).toEqual(all)
    }),
  )
})

test('§9: rates have two decimals and %, impressions are in millions with one, the budget has $', () => {
  expect([0, 0.543, 1.005].map(clickRateText)).toEqual(['0.00%', '0.54%', '1.01%'])
  expect([49_999, 1_298_579, 1_450_000].map(millionsText)).toEqual(['0.0', '1.3', '1.5'])
  expect(dollars(10_000)).toBe('$10,000')
  expect(['HTTP://a.example/', 'javascript:x'].map(shortAddress)).toEqual([
    'a.example',
    'javascript:x',
  ])
})
