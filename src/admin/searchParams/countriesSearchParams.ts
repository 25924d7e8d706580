import type { AdminCountry } from '@/content/admin/countries'
import { regions } from '@/content/countries'
import { oneOf, searchParams, sortedBy, text } from '@/lib/searchParams'
import { recordFilter } from './recordFilter'

/** The search parameters of `/admin/countries`. */
export const countriesSearchParams = searchParams({
  q: text,
  region: oneOf(regions),
  sort: sortedBy(['name', 'code', 'region', 'news', 'status', 'date']),
})

export type CountriesSearchParams = ReturnType<typeof countriesSearchParams.parse>

export const filterCountries = recordFilter(
  ({ name, nameEn }: AdminCountry) => [name, nameEn],
  'region',
)
