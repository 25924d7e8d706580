import { type CountrySlug, countries } from '@/content/countries'
import { countryFacts } from '@/content/countryFacts'
import { countryArticles } from './countrySamples'
import type { CategorySample } from './managedCategory'

/** The eight categories of a country (Spec §3), with facts of that country in the texts. */
export function countryCategories(slug: CountrySlug): readonly CategorySample[] {
  const { capital, currency, landmark, league, university, dish } = countryFacts[slug]
  const country = countries.findIndex((candidate) => candidate.slug === slug)
  const articles = countryArticles(slug)
  const count = (card: number) => articles[card] ?? 0
  const state = (card: number) => (country % 8 === card ? (['inactive'] as const) : ([] as const))
  return [
    [
      'politics',
      'سياسة',
      'Politics',
      '🏛️',
      `القرارات واللقاءات من ${capital}`,
      count(0),
      ...state(0),
    ],
    [
      'economy',
      'اقتصاد',
      'Economy',
      '📈',
      `${currency} والأسواق وفرص العمل`,
      count(1),
      ...state(1),
    ],
    [
      'society',
      'مجتمع',
      'Society',
      '👨‍👩‍👧‍👦',
      `حكايات الناس، ومائدة فيها ${dish}`,
      count(2),
      ...state(2),
    ],
    ['sports', 'رياضة', 'Sports', '⚽', `${league} والمنتخبات`, count(3), ...state(3)],
    [
      'technology',
      'تكنولوجيا',
      'Technology',
      '💻',
      `الشركات الناشئة والاتصالات في ${capital}`,
      count(4),
      ...state(4),
    ],
    ['health', 'صحة', 'Health', '🩺', 'المستشفيات والحملات والوقاية', count(5), ...state(5)],
    [
      'education',
      'تعليم',
      'Education',
      '🎓',
      `المدارس والمنح، وأخبار ${university}`,
      count(6),
      ...state(6),
    ],
    ['tourism', 'سياحة', 'Tourism', '🧳', `${landmark} وما حولها من رحلات`, count(7), ...state(7)],
  ]
}
