import { type CategoryCard, nameOfId } from './categoryCard'
import type { CountryCardId, CountryPage } from './countryPages/countryPage'

/** The Arabic name of each country card. */
const names: Record<CountryCardId, string> = {
  news: 'أخبار',
  government: 'حكومة',
  economy: 'اقتصاد',
  society: 'مجتمع',
  sports: 'رياضة',
  technology: 'تكنولوجيا',
  health: 'صحة',
  education: 'تعليم',
  tourism: 'سياحة',
  heritage: 'تراث',
  cities: 'مدن',
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

/** The names of a country card. */
export const countryCardNames = (id: CountryCardId) => ({
  id,
  name: nameOfId(id),
  nameAr: names[id],
})

/** The cards of a country with these ids, in the order of the ids. */
export const countryCards = (
  page: CountryPage,
  ids: readonly CountryCardId[],
): (CategoryCard & { id: CountryCardId })[] =>
  ids.map((id) => ({ ...countryCardNames(id), ...page.cards[id] }))
