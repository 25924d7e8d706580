import type { ListedAd } from '@/admin/ads/adList'
import { countries } from '@/content/countries'
import { screens } from '@/content/screens'
import { topicBySlug, topics } from '@/content/topics'

/** The other addresses of two pages. */
const SHORT_ADDRESSES = ['/privacy', '/terms']

/** The public pages (Spec §2) in groups, each once. */
export const PAGE_OPTIONS = [
  {
    name: 'الصفحات',
    options: screens
      .filter(({ area, path, route }) => area === 'public' && path === route)
      .filter(({ path }) => !SHORT_ADDRESSES.includes(path))
      .map(({ path, title }) => ({ value: path, label: title })),
  },
  {
    name: 'الأقسام',
    options: topics.map(({ slug, name }) => ({ value: `/${slug}`, label: name })),
  },
  {
    name: 'الدول',
    options: countries.map(({ slug, name }) => ({ value: `/countries/${slug}`, label: name })),
  },
]

const PATHS = PAGE_OPTIONS.flatMap(({ options }) => options.map(({ value }) => value))

export const isKnownPage = (path: string): boolean => PATHS.includes(path)

/** The path of a page that shows the slot of an ad; of a kind of pages the first that the ad targets. */
export function pathOfAd({ location: { page }, targeting }: ListedAd): string {
  if (page === 'category') return `/${targeting.categories.find(topicBySlug) ?? topics[0]?.slug}`
  if (page === 'country') {
    const targeted = countries.find(({ slug }) => targeting.countries.includes(slug))
    return `/countries/${(targeted ?? countries[0])?.slug}`
  }
  return [`/${page}`, `/countries/${page}`].find(isKnownPage) ?? '/'
}
