import { expect, test } from 'vitest'
import type { ListedAd } from '@/admin/ads/adList'
import { newAd } from '@/admin/ads/newAd'
import { adInSlot, adPlacePage, obstacle, type Visit } from './adChoice'
import { site } from './framedPage'

const home = adPlacePage('/')
const sports = adPlacePage('/sports')
const ad: ListedAd = { ...newAd('ad_x', new Date(2026, 10, 20)), order: 1 }
const visit: Visit = { day: '2026-11-20', country: 'egypt', device: 'desktop' }

const on = (page: string, changes: Partial<ListedAd> = {}, position = 'category-header') => {
  const location = { page, pageAr: '', position, positionAr: '' }
  return { ...ad, ...changes, location }
}
const targeting = (changes: Partial<ListedAd['targeting']>) => ({
  targeting: { ...ad.targeting, ...changes },
})

test.each([
  ['2026-11-20', '2026-11-20', null],
  ['2026-11-21', '2026-12-20', 'يبدأ في 21 نوفمبر 2026.'],
  ['', '2026-11-19', 'انتهى في 19 نوفمبر 2026.'],
  // The end is before the start, which the form only warns of.
  ['2026-11-25', '2026-11-15', 'يبدأ في 25 نوفمبر 2026.'],
])('D-25: an ad from «%s» to «%s» on the 20th: %s', (startDate, endDate, expected) => {
  const campaign = { ...ad.campaign, startDate, endDate }
  expect(obstacle({ ...ad, campaign }, home, visit)).toBe(expected)
})

test('D-25: paused and inactive ads do not run; countries are those of the reader, devices the screen', () => {
  expect(obstacle({ ...ad, isPaused: true }, home, visit)).toBe('موقوف، فلا يظهر لأحد.')
  expect(obstacle({ ...ad, isActive: false }, home, visit)).toBe('موقوف، فلا يظهر لأحد.')
  expect(obstacle(ad, home, { ...visit, country: 'elsewhere' })).toBeNull()
  const phones = { ...ad, ...targeting({ countries: ['qatar', 'oman'], devices: ['mobile'] }) }
  expect(obstacle(phones, home, visit)).toBe('لا يستهدف قراء هذه الدولة.')
  expect(obstacle(phones, home, { ...visit, country: 'oman' })).toBe('لا يستهدف هذا الجهاز.')
  expect(obstacle(phones, home, { ...visit, country: 'oman', device: 'mobile' })).toBeNull()
})

test('D-25: categories narrow the pages that have one; the home page is open to all', () => {
  const business = targeting({ categories: ['business'] })
  expect(obstacle(on('category', business), sports, visit)).toBe('لا يستهدف هذا القسم.')
  expect(obstacle(on('category', business), adPlacePage('/business'), visit)).toBeNull()
  expect(obstacle({ ...ad, ...business }, home, visit)).toBeNull()
})

test('a slot has the first ad of the list, whether its page is this one or all of its kind', () => {
  const slot = (ads: ListedAd[]) => adInSlot(ads, sports, 'category-header', visit)?.id
  const first = on('category', { id: 'ad_first' })
  const second = on('sports', { id: 'ad_second' })
  expect(slot([first, second])).toBe('ad_first')
  expect(slot([second, first])).toBe('ad_second')
  expect(slot([{ ...first, isPaused: true }, second])).toBe('ad_second')
  expect(slot([on('health'), on('sports', {}, 'sidebar-top')])).toBeUndefined()
})

// The pages of the catalogue: `adPreview.spec.ts`.
test.each([
  ['/sports/football', ['sports', 'category']],
  ['/category/يوتيوب', ['youtube']],
  ['/category/شطرنج', ['category']],
  ['/country/مصر', ['egypt', 'country']],
  ['/countries/nowhere', ['country']],
  ['/contact', []],
])('%s has the ads of %j', (path, ids) => {
  const page = adPlacePage(path)
  expect(page.ids).toEqual(ids)
  expect(page.positions.length > 0).toBe(ids.length > 0)
})

test('the path of a framed page whose address encodes nothing is that address (D-6)', () => {
  expect(site.pathOf({ pathname: '/category/%E0', search: '' })).toBe('/category/%E0')
})
