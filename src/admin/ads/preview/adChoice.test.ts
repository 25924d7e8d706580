import { describe, expect, test } from 'vitest'
import type { ListedAd } from '@/admin/ads/adList'
import { newAd } from '@/admin/ads/newAd'
import { slotCatalogue } from '@/content/admin/adCatalogue'
import { adInSlot, adPlacePage, obstacle, type Visit } from './adChoice'
import { site } from './framedPage'

const visit = (changes: Partial<Visit> = {}): Visit => ({
  day: '2026-11-20',
  country: 'egypt',
  device: 'desktop',
  ...changes,
})

const ad = (changes: Partial<ListedAd> = {}): ListedAd => ({
  ...newAd('ad_x', new Date(2026, 10, 20)),
  order: 1,
  ...changes,
})
const during = (startDate: string, endDate: string) =>
  ad({ campaign: { ...ad().campaign, startDate, endDate } })
const targeting = (changes: Partial<ListedAd['targeting']>) =>
  ad({ targeting: { ...ad().targeting, ...changes } })
const at = (page: string, position: string, changes: Partial<ListedAd> = {}) =>
  ad({ ...changes, location: { page, pageAr: '', position, positionAr: '' } })

const home = adPlacePage('/')

describe('which ads may run on a page (D-25)', () => {
  test.each([
    ['2026-11-20', '2026-11-20', null],
    ['2026-11-21', '2026-12-20', 'notYet'],
    ['', '2026-11-19', 'over'],
    ['', '', null],
    // The end is before the start, which the form only warns of.
    ['2026-11-25', '2026-11-15', 'notYet'],
  ])('from «%s» to «%s»: %s', (start, end, expected) => {
    expect(obstacle(during(start, end), home, visit())).toBe(expected)
  })

  test('paused and inactive ads do not run', () => {
    expect(obstacle(ad({ isPaused: true }), home, visit())).toBe('paused')
    expect(obstacle(ad({ isActive: false }), home, visit())).toBe('paused')
  })

  test('countries are those of the reader, devices the screen, and `all` is every country', () => {
    const gulf = targeting({ countries: ['qatar', 'oman'] })
    expect(obstacle(gulf, home, visit())).toBe('country')
    expect(obstacle(gulf, home, visit({ country: 'oman' }))).toBeNull()
    expect(obstacle(ad(), home, visit({ country: 'elsewhere' }))).toBeNull()
    const phones = targeting({ devices: ['mobile'] })
    expect(obstacle(phones, home, visit())).toBe('device')
    expect(obstacle(phones, home, visit({ device: 'mobile' }))).toBeNull()
  })

  test('categories narrow the pages that have one; the home page is open to all', () => {
    const { targeting: business } = targeting({ categories: ['business'] })
    const everywhere = at('category', 'category-header', { targeting: business })
    expect(obstacle(everywhere, adPlacePage('/sports'), visit())).toBe('category')
    expect(obstacle(everywhere, adPlacePage('/business'), visit())).toBeNull()
    expect(obstacle(ad({ targeting: business }), home, visit())).toBeNull()
  })
})

describe('which ad is in a slot', () => {
  const sports = adPlacePage('/sports')
  const first = at('category', 'category-header', { id: 'ad_first', order: 1 })
  const second = at('sports', 'category-header', { id: 'ad_second', order: 2 })
  const in_ = (ads: readonly ListedAd[], page = sports) =>
    adInSlot(ads, page, 'category-header', visit())?.id

  test('the lowest priority number, whether its page is this one or all of its kind', () => {
    expect(in_([second, first])).toBe('ad_first')
    expect(in_([{ ...first, isPaused: true }, second])).toBe('ad_second')
    expect(in_([{ ...second, order: 1 }, first]), 'with equal numbers the first').toBe('ad_second')
  })

  test('no ad of another page, position or country page', () => {
    expect(in_([at('health', 'category-header'), at('sports', 'sidebar-top')])).toBeUndefined()
    expect(in_([at('egypt', 'country-header')], adPlacePage('/countries/qatar'))).toBeUndefined()
  })
})

describe('the pages of the catalogue (Spec §9)', () => {
  test('every page of the catalogue but the news story, which has no page yet, has its slots', () => {
    for (const { id, positions } of slotCatalogue) {
      if (id === 'news') continue
      const folder = positions.includes('country-header') ? '/countries' : ''
      const page = adPlacePage(id === 'homepage' ? '/' : `${folder}/${id}`)
      expect.soft([page.ids[0], page.positions]).toEqual([id, positions])
    }
  })

  test.each([
    ['/sports/football', ['sports', 'category']],
    ['/category/يوتيوب', ['youtube']],
    ['/category/شطرنج', ['category']],
    ['/countries/egypt/economy', ['egypt', 'country']],
    ['/country/مصر', ['egypt', 'country']],
    ['/countries/nowhere', ['country']],
    ['/contact', []],
  ])('%s', (path, ids) => {
    const page = adPlacePage(path)
    expect(page.ids).toEqual(ids)
    expect(page.positions.length > 0).toBe(ids.length > 0)
  })
})

test('the path of a framed page whose address encodes nothing is that address (D-6)', () => {
  expect(site.pathOf({ pathname: '/category/%E0', search: '' })).toBe('/category/%E0')
})
