import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyticsSearchParams, PERIODS, TABS, toSearch } from './analyticsSearchParams'

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

  test('a hand-edited URL never fails', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (tab, period) => {
        expect(() => analyticsSearchParams.parse({ tab, period })).not.toThrow()
      }),
    )
    expect(analyticsSearchParams.parse({ tab: 'Traffic', period: 7 })).toEqual({})
  })
})
