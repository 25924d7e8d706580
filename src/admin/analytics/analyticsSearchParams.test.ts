import { expect, test } from 'vitest'
import { PERIODS, spanOf, TABS, toSearch } from './analyticsSearchParams'

test('§4, §9, D-23: the tabs and the periods, in their order; the first of both is left out of the URL', () => {
  expect(TABS).toEqual(['overview', 'revenue', 'content', 'engagement', 'traffic', 'sponsors'])
  expect(PERIODS).toEqual(['7days', '30days', '90days', 'year'])
  expect(toSearch('overview', '7days')).toEqual({})
  expect(toSearch('traffic', 'year')).toEqual({ tab: 'traffic', period: 'year' })
})

test('a range takes the place of the period, if it has both ends in their order', () => {
  const range = { from: '2026-11-01', to: '2026-11-10' }
  expect(toSearch('traffic', range)).toEqual({ tab: 'traffic', ...range })
  expect(spanOf(toSearch('overview', range))).toEqual(range)
  expect(spanOf({ period: 'year', from: range.from })).toBe('year')
  expect(spanOf({ from: range.to, to: range.from })).toBe('7days')
})
