import { describe, expect, test } from 'vitest'
import { countries } from '@/content/countries'
import { adLocation, adPages, adSizes, positionName, slotCatalogue } from './adCatalogue'
import { AD_DEVICES } from './ads'
import { sampleAds } from './adsSample'

const slots = (id: string) =>
  slotCatalogue.find((page) => page.id === id)?.positions.join(' ') ?? `no page ${id}`

describe('the slot catalogue (Spec §9)', () => {
  test('§9: homepage has 8 positions', () => {
    expect(slots('homepage')).toBe(
      'header-top header-bottom sidebar-top sidebar-middle content-top content-middle content-bottom footer-top',
    )
  })

  test('§9: news has four', () => {
    expect(slots('news')).toBe('article-top article-middle article-bottom sidebar-sticky')
  })

  test.each([
    'business',
    'sports',
    'technology',
    'entertainment',
    'science',
    'health',
    'culture',
    'religion',
  ])('§9: the category page %s has three', (id) => {
    expect(slots(id)).toBe('category-header between-articles sidebar-top')
  })

  test('§9: youtube, twitter and countries have three each', () => {
    expect(slots('youtube')).toBe('page-header between-videos sidebar-channels')
    expect(slots('twitter')).toBe('page-header between-tweets sidebar-profiles')
    expect(slots('countries')).toBe('page-header between-countries sidebar-top')
  })

  test.each(countries.map(({ slug }) => slug))('§9: the country page %s has three', (slug) => {
    expect(slots(slug)).toBe('country-header country-sidebar between-categories')
  })

  test('§9: exactly these 35 pages, in this order', () => {
    expect(slotCatalogue.map(({ id }) => id)).toEqual([
      'homepage',
      'news',
      ...'business sports technology entertainment science health culture religion'.split(' '),
      'youtube',
      'twitter',
      'countries',
      ...countries.map(({ slug }) => slug),
    ])
    expect(slotCatalogue.flatMap(({ positions }) => positions)).toHaveLength(111)
  })

  test('§3: an ad may also be on all pages of a kind', () => {
    const ids = adPages.map(({ id }) => id)
    expect(ids).toHaveLength(37)
    expect(ids).toEqual(expect.arrayContaining(['homepage', 'news', 'category', 'country']))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test('§9: the sizes in pixels', () => {
  expect(adSizes.map(({ type, width, height }) => `${type} ${width}x${height}`)).toEqual([
    'leaderboard 728x90',
    'banner 468x60',
    'banner 320x50',
    'rectangle 300x250',
    'square 250x250',
    'skyscraper 160x600',
  ])
})

describe('the location of an ad', () => {
  test('on another page an ad has the same position if that page has it, otherwise the page’s first', () => {
    expect(adLocation('sports', 'sidebar-top')).toEqual({
      page: 'sports',
      pageAr: 'رياضة',
      position: 'sidebar-top',
      positionAr: positionName('sidebar-top'),
    })
    expect(adLocation('news', 'sidebar-top').position).toBe('article-top')
    expect(() => adLocation('nowhere')).toThrow('nowhere')
  })
})

describe('the sample ads (Spec §3)', () => {
  test('ids have the prefix ad_ and priorities run from 1', () => {
    expect(sampleAds.every(({ id }) => /^ad_./.test(id))).toBe(true)
    expect(sampleAds.map(({ priority }) => priority)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('every ad has a slot and a size of the catalogue', () => {
    for (const { location, dimensions } of sampleAds) {
      expect(adLocation(location.page, location.position)).toEqual(location)
      expect(adSizes).toContainEqual(dimensions)
    }
  })

  test('§3: targeting is by known slugs, or all', () => {
    const slugs = ['all', ...countries.map(({ slug }) => slug)]
    const categories = 'all politics business technology health science sports'.split(' ')
    for (const { targeting } of sampleAds) {
      expect(slugs).toEqual(expect.arrayContaining(targeting.countries))
      expect(categories).toEqual(expect.arrayContaining(targeting.categories))
      expect(AD_DEVICES).toEqual(expect.arrayContaining(targeting.devices))
    }
  })
})
