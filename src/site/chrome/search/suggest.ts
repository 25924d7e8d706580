import { type Country, countries } from '@/content/countries'
import { type Section, sections } from '@/content/sections'
import { foldArabic } from '@/lib/arabic'

export type Suggestions = { sections: readonly Section[]; countries: readonly Country[] }

// Breaking is the home page itself: nothing to go to.
const places = sections.filter(({ id }) => id !== 'breaking')

/**
 * Where a query may want to go: the sections and countries that its letters are found in, forgiving of
 * spelling (D-10), those that begin so first. An empty query offers every section and no country.
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
