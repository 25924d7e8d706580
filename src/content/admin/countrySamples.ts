import { type CountrySlug, countries } from '@/content/countries'

/** The usual number of articles of each of the eight categories of a country. */
const FIGURES = [92, 74, 53, 88, 41, 37, 34, 46]

/** The articles of the eight categories of a country: 60 % to 140 % of the usual figure, different everywhere. */
export function countryArticles(slug: CountrySlug): readonly number[] {
  const country = countries.findIndex((candidate) => candidate.slug === slug)
  return FIGURES.map((figure, card) =>
    Math.round(figure * (0.6 + ((country * country * 3 + country * 7 + card * 5) % 23) / 28)),
  )
}

/** The flag emoji of a two-letter code: its letters as regional indicators. */
export const flagEmoji = (code: string): string =>
  String.fromCodePoint(...Array.from(code, (letter) => letter.charCodeAt(0) + 0x1f1a5))
