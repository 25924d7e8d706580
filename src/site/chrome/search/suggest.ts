import { type Country, countries } from '@/content/countries'
import { type Section, sections } from '@/content/sections'
import { foldArabic } from '@/lib/arabic'

export type Suggestions = { sections: readonly Section[]; countries: readonly Country[] }

// Without «breaking», which is the home page itself.
const places = sections.filter(({ id }) => id !== 'breaking')

/**
 * The sections and countries whose name contains the query, ignoring Arabic spelling variants
 * (D-10); names that start with it come first. An empty query returns all sections and no country.
 */
export function suggest(query: string): Suggestions {
  const wanted = foldArabic(query)
  if (!wanted) return { sections: places, countries: [] }
  const found = <Place extends { name: string }>(all: readonly Place[]) => {
    const begun = all.filter(({ name }) => foldArabic(name).startsWith(wanted))
    const inside = all.filter(({ name }) => foldArabic(name).indexOf(wanted) > 0)
    return [...begun, ...inside]
  }
  return { sections: found(places), countries: found(countries) }
}
