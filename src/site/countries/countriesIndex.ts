import { type Country, countries, type Region, regions } from '@/content/countries'
import { countryFacts } from '@/content/countryFacts'
import { foldArabic } from '@/lib/arabic'

export type IndexedCountry = Country & { capital: string }
export type CountryGroup = { region: Region; countries: readonly IndexedCountry[] }

/** What a country can be found by: all that its card and its group's head say, and its English names. */
const index = countries.map((country) => {
  const { capital } = countryFacts[country.slug]
  const { slug, name, fullName, nameEn, region } = country
  return {
    country: { ...country, capital },
    searchable: foldArabic(
      [name, fullName, nameEn, slug.replaceAll('-', ' '), capital, region].join(' | '),
    ),
  }
})

/**
 * The countries that a query finds, under their regions in the regions' order; a region without any is
 * left out (Spec §2, `/countries`). Every word of the query must be found, in Arabic however spelt or in
 * English in either case; an empty query finds all 22.
 */
export function countriesIndex(query: string): CountryGroup[] {
  const words = foldArabic(query).split(' ')
  const found = index.filter(({ searchable }) => words.every((word) => searchable.includes(word)))
  return regions.flatMap((region) => {
    const inRegion = found.map(({ country }) => country).filter((it) => it.region === region)
    return inRegion.length > 0 ? [{ region, countries: inRegion }] : []
  })
}
