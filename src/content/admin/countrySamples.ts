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

const NEWEST = Date.UTC(2026, 10, 20)
const DAY_MS = 24 * 60 * 60 * 1000

/** The day of a sample of this age, as `2026-11-20`. It counts from a fixed day, so the result never changes. */
export const sampleDay = (ageMinutes: number): string =>
  new Date(NEWEST - Math.floor(ageMinutes / (24 * 60)) * DAY_MS).toISOString().slice(0, 10)
