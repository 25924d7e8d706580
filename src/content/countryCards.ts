import type { CategoryCard } from './categoryCard'
import type { CountryCardId, CountryPage } from './countryPages/countryPage'

/** The English name, the Arabic name and the Lucide icon of each country card. */
const cards: Record<CountryCardId, readonly [name: string, nameAr: string, icon: string]> = {
  news: ['News', 'أخبار', 'newspaper'],
  government: ['Government', 'حكومة', 'landmark'],
  economy: ['Economy', 'اقتصاد', 'chart-column'],
  society: ['Society', 'مجتمع', 'users'],
  sports: ['Sports', 'رياضة', 'trophy'],
  technology: ['Technology', 'تكنولوجيا', 'cpu'],
  health: ['Health', 'صحة', 'heart-pulse'],
  education: ['Education', 'تعليم', 'graduation-cap'],
  tourism: ['Tourism', 'سياحة', 'luggage'],
  heritage: ['Heritage', 'تراث', 'scroll-text'],
  cities: ['Cities', 'مدن', 'building-2'],
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
    const [name, nameAr, icon] = cards[id]
    return { id, name, nameAr, icon, ...page.cards[id] }
  })
