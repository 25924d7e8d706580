import type { AdminCountry } from '@/content/admin/countries'
import { regions } from '@/content/countries'
import { containsText } from '@/lib/containsText'
import { oneOf, searchParams, sortedBy, text } from '@/lib/searchParams'

/** The search parameters of `/admin/countries`. */
export const countriesSearchParams = searchParams({
  q: text,
  region: oneOf(regions),
  sort: sortedBy(['name', 'code', 'region', 'news', 'status', 'date']),
})

export type CountriesSearchParams = ReturnType<typeof countriesSearchParams.parse>

/** The countries in `region` whose Arabic or English name contains `q`, ignoring case (Spec §2). */
export const filterCountries = (
  countries: readonly AdminCountry[],
  { q = '', region }: Pick<CountriesSearchParams, 'q' | 'region'>,
): AdminCountry[] =>
  countries.filter(
    (country) =>
      (!region || country.region === region) && containsText([country.name, country.nameEn], q),
  )
