import { type CountrySlug, countries } from '@/content/countries'
import { countryFacts } from '@/content/countryFacts'
import type { CategorySample } from './managedCategory'

/** Between 60 % and 140 % of the figure, depending on country and card. */
const vary = (figure: number, country: number, card: number): number =>
  Math.round(figure * (0.6 + ((country * country * 3 + country * 7 + card * 5) % 23) / 28))

/** The eight categories of a country (Spec §3), with facts of that country in the texts. */
export function countryCategories(slug: CountrySlug): readonly CategorySample[] {
  const { capital, currency, landmark, league, university, dish } = countryFacts[slug]
  const country = countries.findIndex((candidate) => candidate.slug === slug)
  const count = (figure: number, card: number) => vary(figure, country, card)
  const state = (card: number) => (country % 8 === card ? (['inactive'] as const) : ([] as const))
  return [
    [
      'politics',
      'سياسة',
      'Politics',
      '🏛️',
      `القرارات واللقاءات من ${capital}`,
      count(92, 0),
      ...state(0),
    ],
    [
      'economy',
      'اقتصاد',
      'Economy',
      '📈',
      `${currency} والأسواق وفرص العمل`,
      count(74, 1),
      ...state(1),
    ],
    [
      'society',
      'مجتمع',
      'Society',
      '👨‍👩‍👧‍👦',
      `حكايات الناس، ومائدة فيها ${dish}`,
      count(53, 2),
      ...state(2),
    ],
    ['sports', 'رياضة', 'Sports', '⚽', `${league} والمنتخبات`, count(88, 3), ...state(3)],
    [
      'technology',
      'تكنولوجيا',
      'Technology',
      '💻',
      `الشركات الناشئة والاتصالات في ${capital}`,
      count(41, 4),
      ...state(4),
    ],
    ['health', 'صحة', 'Health', '🩺', 'المستشفيات والحملات والوقاية', count(37, 5), ...state(5)],
    [
      'education',
      'تعليم',
      'Education',
      '🎓',
      `المدارس والمنح، وأخبار ${university}`,
      count(34, 6),
      ...state(6),
    ],
    [
      'tourism',
      'سياحة',
      'Tourism',
      '🧳',
      `${landmark} وما حولها من رحلات`,
      count(46, 7),
      ...state(7),
    ],
  ]
}
