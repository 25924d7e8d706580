import { expect, test } from 'vitest'
import { funnel, hourly } from '@/content/admin/analyticsTraffic'
import {
  funnelRows,
  greatestLoss,
  PEAK_VISITORS,
  percentOf,
  round,
  shareOfPeak,
} from './arithmetic'

test('§2 a share of 0 is 0, never infinite; rounding is half up', () => {
  expect([percentOf(5, 0), percentOf(1, 4)]).toEqual([0, 25])
  expect([round(1.255, 2), round(33.3333, 1)]).toEqual([1.26, 33.3])
})

test('§9 the columns of the 24-hour chart scale to the peak', () => {
  expect(Math.max(...hourly.map(({ visitors }) => visitors))).toBe(PEAK_VISITORS)
  expect([7120, 3560, 0].map(shareOfPeak)).toEqual([100, 50, 0])
})

test('§2 the funnel has five steps, each a share of the first and of the one before', () => {
  const rows = funnelRows(funnel)
  expect(rows.map(({ ofFirst }) => ofFirst)).toEqual([100, 70, 40, 15, 5])
  expect(rows.map(({ ofPrevious }) => ofPrevious)).toEqual([null, 70, 57.1, 37.5, 33.3])
  expect(greatestLoss(rows).id, 'before it most people leave').toBe('subscribe')
})
