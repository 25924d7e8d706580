import type { AdminCountry } from '@/content/admin/countries'
import { regions } from '@/content/countries'
import { containsText } from '@/lib/containsText'
import { oneOf, searchParams, text } from '@/lib/searchParams'

/**
 * The filters of `/admin/countries`, in its address. A default is left out, and a value that makes no
 * sense falls back to it (architecture, Habits).
 */
export const countriesSearchSchema = searchParams({
  q: text,
  region: oneOf(regions),
})

export type CountriesSearch = ReturnType<typeof countriesSearchSchema.parse>

/** The countries whose Arabic or English name holds `q`, whatever its case, in `region` (Spec §2). */
export const filterCountries = (
  countries: readonly AdminCountry[],
  { q = '', region }: CountriesSearch,
): AdminCountry[] =>
  countries.filter(
    (country) =>
      (!region || country.region === region) && containsText([country.name, country.nameEn], q),
  )
