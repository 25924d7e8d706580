import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { funnel, hourly } from '@/content/admin/analyticsTraffic'
import {
  funnelRows,
  greatestLoss,
  PEAK_VISITORS,
  peakAndLow,
  percentOf,
  perOne,
  round,
  shareOfPeak,
  total,
} from './arithmetic'

const count = fc.integer({ min: 0, max: 1_000_000 })

describe('§2 analytics: sums and shares', () => {
  test('a total is the sum of its parts, however they are grouped', () => {
    fc.assert(
      fc.property(fc.array(count), fc.array(count), (some, others) => {
        const sum = (list: number[]) => total(list, (value) => value)
        expect(sum([...some, ...others])).toBe(sum(some) + sum(others))
      }),
    )
    expect(total([], () => 1)).toBe(0)
  })

  test('a share of 0 is 0, and all shares add up to 100', () => {
    expect(percentOf(5, 0)).toBe(0)
    expect(percentOf(1, 4)).toBe(25)
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1 }), (parts) => {
        const whole = total(parts, (part) => part)
        expect(total(parts, (part) => percentOf(part, whole))).toBeCloseTo(100, 6)
      }),
    )
  })

  test('a division by 0 is 0, never infinite', () => {
    expect(perOne(10, 0)).toBe(0)
    expect(perOne(10, 4)).toBe(2.5)
  })

  test('rounding is half up, and rounding again changes nothing', () => {
    expect(round(1.255, 2)).toBe(1.26)
    expect(round(33.3333, 1)).toBe(33.3)
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (value) => {
        expect(round(round(value, 2), 2)).toBe(round(value, 2))
        expect(Math.abs(round(value, 2) - value)).toBeLessThanOrEqual(0.005_001)
      }),
    )
  })
})

describe('§2, §9 the 24-hour chart', () => {
  test('the peak is 16:00 with 7120 visitors, the low is 04:00', () => {
    const ends = peakAndLow(hourly)
    expect(ends?.peak).toMatchObject({ hour: 16, visitors: PEAK_VISITORS })
    expect(ends?.low).toMatchObject({ hour: 4 })
    expect(PEAK_VISITORS).toBe(7120)
  })

  test('bars scale to the peak: 100% at 16:00, never more, and 0 without visitors', () => {
    expect(shareOfPeak(7120)).toBe(100)
    expect(shareOfPeak(3560)).toBe(50)
    expect(shareOfPeak(0)).toBe(0)
    for (const { visitors } of hourly) expect(shareOfPeak(visitors)).toBeLessThanOrEqual(100)
  })

  test('the earlier of two equal hours is the peak or the low; without hours there is none', () => {
    const flat = [1, 2, 3].map((hour) => ({ hour, visitors: 5, pageViews: 5 }))
    expect(peakAndLow(flat)).toEqual({ peak: flat[0], low: flat[0] })
    expect(peakAndLow([])).toBeNull()
  })
})

describe('§2 the funnel', () => {
  const rows = funnelRows(funnel)

  test('has five steps, each a share of the first and of the one before', () => {
    expect(rows.map(({ ofFirst }) => ofFirst)).toEqual([100, 70, 40, 15, 5])
    expect(rows.map(({ ofPrevious }) => ofPrevious)).toEqual([null, 70, 57.1, 37.5, 33.3])
  })

  test('names the step before which most people leave; with one step none', () => {
    expect(greatestLoss(rows)?.id).toBe('subscribe')
    expect(greatestLoss(rows.slice(0, 1))).toBeNull()
  })

  test('with an empty first step all shares are 0', () => {
    const empty = funnel.map((step) => ({ ...step, visitors: 0 }))
    expect(funnelRows(empty).map(({ ofFirst }) => ofFirst)).toEqual([0, 0, 0, 0, 0])
  })
})
