import { type Country, countries, countryBySlug } from '@/content/countries'
import { COUNTRY_CARDS } from '@/content/countryCards'
import type { CountryFacts } from '@/content/countryFacts'
import type { CountryPage } from '@/content/countryPages/countryPage'
import { loadCountryFacts, loadCountryPage } from '@/content/loadCountryPage'
import { foldArabic } from '@/lib/arabic'
import { pageHead } from '@/lib/pageHead'
import { notFoundHead } from '../notFound/notFoundHead'
import { countryNewsTitle } from './countryNewsTitle'

/** A country's page with what it shows; `known` is missing for a slug that is none of ours. */
export type LoadedCountry = {
  slug: string
  known?: { country: Country; facts: CountryFacts }
  page: CountryPage
  arrival?: string
}

/** The page of `/countries/{slug}`. */
export async function loadCountry(slug: string): Promise<LoadedCountry> {
  const country = countryBySlug(slug)
  if (!country) return { slug, page: await loadCountryPage('arab-world') }
  const [facts, page] = await Promise.all([
    loadCountryFacts(country.slug),
    loadCountryPage(country.slug),
  ])
  return { slug: country.slug, known: { country, facts }, page }
}

// The managed categories have one that the page has no card for (Spec §3): it is news.
const ALSO: Record<string, string> = { politics: 'news' }

/** The page of a country of ours brought to a card, or null where there is no such card (D-9b). */
export async function loadCountryCard(slug: string, card: string): Promise<LoadedCountry | null> {
  const id = card.toLowerCase()
  const arrival = COUNTRY_CARDS.find((known) => known === (ALSO[id] ?? id))
  if (!arrival || !countryBySlug(slug)) return null
  return { ...(await loadCountry(slug)), arrival }
}

/** The head of `/countries/{slug}` and of its cards, whose address is the country's. */
export function countryHead(loaded: LoadedCountry | null | undefined) {
  if (!loaded) return notFoundHead()
  const { slug, known, page } = loaded
  const name = known?.country.fullName ?? slug
  return pageHead({
    title: name,
    description: known
      ? `أخبار ${known.country.name} من ${known.facts.capital} إلى ${known.facts.landmark}: ${page.cards.news.description}.`
      : `أخبار ${name} في مدار.`,
    path: `/countries/${slug}`,
  })
}

/** The page of `/country/{name}`: Arabic or English, short or full; any other name shows the Arab countries'. */
export async function loadCountryNews(name = ''): Promise<{ name: string; page: CountryPage }> {
  const wanted = foldArabic(name)
  const country = countries.find((candidate) =>
    [candidate.slug, candidate.name, candidate.fullName, candidate.nameEn].some(
      (known) => foldArabic(known) === wanted,
    ),
  )
  return { name, page: await loadCountryPage(country?.slug ?? 'arab-world') }
}

/** The head of `/country/{name}`. */
export function countryNewsHead(name = '') {
  const title = countryNewsTitle(name)
  return pageHead({
    title,
    description: `${title}: الحكومة والاقتصاد والمجتمع والسياحة والتعليم والصحة والتراث والمدن.`,
    path: name ? `/country/${name}` : '/country',
  })
}
