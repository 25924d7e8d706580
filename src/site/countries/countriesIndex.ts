import { countries, regions } from '@/content/countries'
import { countryFacts } from '@/content/countryFacts'
import { foldExceptHamza, spellingPattern } from '@/lib/arabic'

export type CountryGroup = ReturnType<typeof countriesIndex>[number]

/** The searchable text of each country: all texts of its card, its region, and its English names. */
const index = countries.map((country) => {
  const { capital } = countryFacts[country.slug]
  const { slug, name, fullName, nameEn, region } = country
  return {
    country: { ...country, capital },
    searchable: foldExceptHamza(
      [name, fullName, nameEn, slug.replaceAll('-', ' '), capital, region].join(' | '),
    ),
  }
})

/**
 * The countries that match a query, grouped by region in the order of `regions`; empty regions are
 * omitted (Spec §2, `/countries`). Every word of the query must match, ignoring Arabic spelling
 * variants and English case; an empty query returns all 22.
 */
export function countriesIndex(query: string) {
  const words = foldExceptHamza(query)
    .split(' ')
    .map((word) => spellingPattern(word))
  const found = index.filter(({ searchable }) => words.every((word) => word.test(searchable)))
  return regions.flatMap((region) => {
    const inRegion = found.map(({ country }) => country).filter((it) => it.region === region)
    return inRegion.length > 0 ? [{ region, countries: inRegion }] : []
  })
}
