import { type CategoryCard, nameOfId } from './categoryCard'
import type { CountryCardId, CountryPage } from './countryPages/countryPage'

/** The Arabic name and the Lucide icon of each country card. */
const cards: Record<CountryCardId, readonly [nameAr: string, icon: string]> = {
  news: ['أخبار', 'newspaper'],
  government: ['حكومة', 'landmark'],
  economy: ['اقتصاد', 'chart-column'],
  society: ['مجتمع', 'users'],
  sports: ['رياضة', 'trophy'],
  technology: ['تكنولوجيا', 'cpu'],
  health: ['صحة', 'heart-pulse'],
  education: ['تعليم', 'graduation-cap'],
  tourism: ['سياحة', 'luggage'],
  heritage: ['تراث', 'scroll-text'],
  cities: ['مدن', 'building-2'],
}

/** The eight cards of `/countries/{slug}`, in the order of Spec §2. */
export const COUNTRY_CARDS = [
  'news',
  'economy',
  'society',
  'sports',
  'technology',
  'health',
  'education',
  'tourism',
] as const satisfies readonly CountryCardId[]

/** The eight cards of `/country/{name}`, in the order of Spec §2. */
export const COUNTRY_NEWS_CARDS = [
  'government',
  'economy',
  'society',
  'tourism',
  'education',
  'health',
  'heritage',
  'cities',
] as const satisfies readonly CountryCardId[]

/** The cards of a country with these ids, in the order of the ids. */
export const countryCards = (
  page: CountryPage,
  ids: readonly CountryCardId[],
): (CategoryCard & { id: CountryCardId })[] =>
  ids.map((id) => {
    const [nameAr, icon] = cards[id]
    return { id, name: nameOfId(id), nameAr, icon, ...page.cards[id] }
  })
