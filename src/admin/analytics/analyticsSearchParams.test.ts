import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyticsSearchParams, PERIODS, spanOf, TABS, toSearch } from './analyticsSearchParams'

describe('§4, §9, D-23: tab and period in the URL', () => {
  test('the tabs and the periods, in their order', () => {
    expect(TABS).toEqual(['overview', 'revenue', 'content', 'engagement', 'traffic', 'sponsors'])
    expect(PERIODS).toEqual(['7days', '30days', '90days', 'year'])
  })

  test('the defaults, overview and the last 7 days, are left out', () => {
    expect(toSearch('overview', '7days')).toEqual({})
    expect(toSearch('traffic', '7days')).toEqual({ tab: 'traffic' })
    expect(toSearch('overview', 'year')).toEqual({ period: 'year' })
    expect(analyticsSearchParams.parse({ tab: 'overview', period: '7days' })).toEqual({})
  })

  test('every other tab and period is in the URL', () => {
    for (const tab of TABS.slice(1))
      for (const period of PERIODS.slice(1))
        expect(analyticsSearchParams.parse(toSearch(tab, period))).toEqual({ tab, period })
  })

  test('a range takes the place of the period, if it has both ends in their order', () => {
    const range = { from: '2026-11-01', to: '2026-11-10' }
    expect(toSearch('traffic', range)).toEqual({ tab: 'traffic', ...range })
    expect(spanOf(toSearch('overview', range))).toEqual(range)
    expect(spanOf({ period: 'year', from: range.from })).toBe('year')
    expect(spanOf({ from: range.to, to: range.from })).toBe('7days')
    expect(analyticsSearchParams.parse({ from: '2026-02-31', to: 'x' })).toEqual({})
  })

  test('a hand-edited URL never fails', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (tab, period) => {
        expect(() => analyticsSearchParams.parse({ tab, period })).not.toThrow()
      }),
    )
    expect(analyticsSearchParams.parse({ tab: 'Traffic', period: 7 })).toEqual({})
  })
})
