import { describe, expect, test } from 'vitest'
import { devices, liveActivity, today, trafficSources, visitorCountries } from './analyticsAudience'
import { analyticsArticles, analyticsCategories } from './analyticsContent'
import { sponsors } from './analyticsRevenue'
import { browsers, funnel, hourly, journey, pagePerformance } from './analyticsTraffic'

type Part = { percentage: number; visitors: number }
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

describe('§2 analytics: the splits', () => {
  test('Saudi Arabia 35%, UAE 22%, Egypt 18%, Kuwait 12%, other 13%', () => {
    expect(visitorCountries.map(({ name, percentage }) => [name, percentage])).toEqual([
      ['السعودية', 35],
      ['الإمارات', 22],
      ['مصر', 18],
      ['الكويت', 12],
      ['دول أخرى', 13],
    ])
  })

  test.each<[string, readonly Part[]]>([
    ['countries', visitorCountries],
    ['devices', devices],
    ['sources', trafficSources],
    ['browsers', browsers],
  ])(
    '%s: the shares add up to 100% and to today’s visitors, and each count fits its share',
    (_, parts) => {
      expect(sum(parts.map(({ percentage }) => percentage))).toBe(100)
      expect(sum(parts.map(({ visitors }) => visitors))).toBe(today.visitors.value)
      for (const { percentage, visitors } of parts)
        expect(Math.abs(visitors - (percentage / 100) * today.visitors.value)).toBeLessThan(1)
    },
  )

  test('the average session is the weighted mean of the sources', () => {
    const mean = sum(trafficSources.map((one) => (one.percentage * one.avgSession) / 100))
    expect(Math.round(mean)).toBe(today.avgSession.value)
  })
})

describe('§2 analytics: traffic', () => {
  test('24 hours, each once and in order; their page views add up to the day’s', () => {
    expect(hourly.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour))
    expect(sum(hourly.map(({ pageViews }) => pageViews))).toBe(today.pageViews.value)
    for (const { visitors, pageViews } of hourly) expect(pageViews).toBeGreaterThanOrEqual(visitors)
  })

  test('a five-step funnel and a journey; neither ever grows', () => {
    expect(funnel.map(({ id }) => id)).toEqual(['home', 'browse', 'read', 'interact', 'subscribe'])
    const shrinks = (values: number[]) =>
      values.every((v, i) => i === 0 || v < (values[i - 1] ?? 0))
    expect(shrinks(funnel.map(({ visitors }) => visitors))).toBe(true)
    expect(shrinks(journey.map(({ percentage }) => percentage))).toBe(true)
  })

  test('the pages together have fewer views than the site, and the top pages fewer users now', () => {
    expect(sum(pagePerformance.map(({ views }) => views))).toBeLessThan(today.pageViews.value)
    expect(sum(liveActivity.topPages.map(({ visitors }) => visitors))).toBeLessThan(
      liveActivity.visitors,
    )
  })
})

describe('§3 analytics: the records', () => {
  test('the most-read articles first, each in a category of the table', () => {
    const views = analyticsArticles.map((article) => article.views)
    expect(views).toEqual([...views].sort((one, other) => other - one))
    const names = new Set(analyticsCategories.map(({ name }) => name))
    for (const { category } of analyticsArticles) expect(names).toContain(category)
  })

  test('no two sponsors, articles or categories have the same id', () => {
    for (const list of [sponsors, analyticsArticles, analyticsCategories])
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  })
})
