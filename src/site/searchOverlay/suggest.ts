import { type Country, countries } from '@/content/countries'
import { type Section, sections } from '@/content/sections'
import { foldExceptHamza, spellingPattern } from '@/lib/arabic'

export type Suggestions = { sections: readonly Section[]; countries: readonly Country[] }

// Without «breaking», which is the home page itself.
const places = sections.filter(({ id }) => id !== 'breaking')

/**
 * The sections and countries whose name contains the query, ignoring Arabic spelling variants
 * (D-10); names that start with it come first. An empty query returns all sections and no country.
 */
export function suggest(query: string): Suggestions {
  if (!foldExceptHamza(query)) return { sections: places, countries: [] }
  const wanted = spellingPattern(query)
  const found = <Place extends { name: string }>(all: readonly Place[]) => {
    const place = ({ name }: Place) => foldExceptHamza(name).search(wanted)
    const begun = all.filter((one) => place(one) === 0)
    const inside = all.filter((one) => place(one) > 0)
    return [...begun, ...inside]
  }
  return { sections: found(places), countries: found(countries) }
}
