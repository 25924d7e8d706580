import { type Country, countries, countryBySlug } from '@/content/countries'
import { COUNTRY_CARDS, countryCards } from '@/content/countryCards'
import type { CountryFacts } from '@/content/countryFacts'
import { type LoadedPage, loadCountryFacts, loadCountryPage } from '@/content/loadCountryPage'
import { isSameText } from '@/lib/containsText'
import { removeInvisible, trimInvisible } from '@/lib/invisible'
import { isolated } from '@/lib/isolated'
import { notFoundHead, pageHead } from '@/lib/pageHead'
import { hasCard } from '@/site/cards/arrangeCards'

/** «أخبار مصر», or «أخبار الدول العربية» if the address names no country (Spec §2, D-6). */
export const countryNewsTitle = (name = '') =>
  `أخبار ${isolated(trimInvisible(name)) || 'الدول العربية'}`

/** A country's page with its data; `known` is missing for an unknown slug. */
export type LoadedCountry = {
  slug: string
  known?: { country: Country; facts: CountryFacts }
  page: LoadedPage
  target?: string
}

/** Loads the page of `/countries/{slug}`; for an unknown slug with the cards of the Arab world. */
export async function loadCountry(slug: string): Promise<LoadedCountry> {
  const country = countryBySlug(slug)
  if (!country) return { slug, page: await loadCountryPage('arab-world') }
  const [facts, page] = await Promise.all([
    loadCountryFacts(country.slug),
    loadCountryPage(country.slug),
  ])
  return { slug: country.slug, known: { country, facts }, page }
}

// The managed categories contain «politics», which has no card on the page (Spec §3): it leads to the news card.
const ALSO: Record<string, string> = { politics: 'news' }

/** Loads the page of a country with `target` set to a card; null if the country or the card is unknown (D-9b). */
export async function loadCountryCard(slug: string, card: string): Promise<LoadedCountry | null> {
  const id = removeInvisible(card).toLowerCase()
  const target = ALSO[id] ?? id
  if (!countryBySlug(slug)) return null
  const loaded = await loadCountry(slug)
  const cards = countryCards(loaded.page, COUNTRY_CARDS)
  return (await hasCard(loaded.slug, cards, target)) ? { ...loaded, target } : null
}

/** The document head of `/countries/{slug}` and of its cards; the canonical address is the country's. */
export function countryHead(loaded: LoadedCountry | null | undefined) {
  if (!loaded) return notFoundHead()
  const { slug, known, page } = loaded
  const name = known?.country.fullName ?? isolated(slug)
  return pageHead({
    title: name,
    description: known
      ? `أخبار ${known.country.name} من ${known.facts.capital} إلى ${known.facts.landmark}: ${page.cards.news.description}.`
      : `أخبار ${name} في مدار.`,
    path: `/countries/${slug}`,
  })
}

/**
 * Loads the page of `/country/{name}`, by Arabic or English, short or full name; any other name
 * loads the page of the Arab world.
 */
export async function loadCountryNews(name = ''): Promise<{ name: string; page: LoadedPage }> {
  const country = countries.find((candidate) =>
    [candidate.slug, candidate.name, candidate.fullName, candidate.nameEn].some((known) =>
      isSameText(known, name),
    ),
  )
  return { name, page: await loadCountryPage(country?.slug ?? 'arab-world') }
}

/** The document head of `/country/{name}`. */
export function countryNewsHead(name = '') {
  const title = countryNewsTitle(name)
  return pageHead({
    title,
    description: `${title}: الحكومة والاقتصاد والمجتمع والسياحة والتعليم والصحة والتراث والمدن.`,
    path: name ? `/country/${name}` : '/country',
  })
}
