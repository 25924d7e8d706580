import { expect, test } from 'vitest'
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
} from './arithmetic'

test('§2 a share of 0 is 0 and a division by 0 is 0, never infinite; rounding is half up', () => {
  expect([percentOf(5, 0), percentOf(1, 4), perOne(10, 0), perOne(10, 4)]).toEqual([0, 25, 0, 2.5])
  expect([round(1.255, 2), round(33.3333, 1)]).toEqual([1.26, 33.3])
})

test('§9 the 24-hour chart: the peak is 16:00 with 7120 visitors, to which bars scale; the low is 04:00', () => {
  const ends = peakAndLow(hourly)
  expect(ends?.peak).toMatchObject({ hour: 16, visitors: PEAK_VISITORS })
  expect(ends?.low).toMatchObject({ hour: 4 })
  expect([7120, 3560, 0].map(shareOfPeak)).toEqual([100, 50, 0])
  const flat = [1, 2].map((hour) => ({ hour, visitors: 5, pageViews: 5 }))
  const [first] = flat
  expect(peakAndLow(flat), 'the earlier of two equal hours').toEqual({ peak: first, low: first })
  expect(peakAndLow([])).toBeNull()
})

test('§2 the funnel has five steps, each a share of the first and of the one before', () => {
  const rows = funnelRows(funnel)
  expect(rows.map(({ ofFirst }) => ofFirst)).toEqual([100, 70, 40, 15, 5])
  expect(rows.map(({ ofPrevious }) => ofPrevious)).toEqual([null, 70, 57.1, 37.5, 33.3])
  expect(greatestLoss(rows)?.id, 'before it most people leave').toBe('subscribe')
  expect(greatestLoss(rows.slice(0, 1))).toBeNull()
})
