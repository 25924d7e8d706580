import { countries, countryBySlug } from '@/content/countries'
import { COUNTRY_CARDS, COUNTRY_NEWS_CARDS, countryCards } from '@/content/countryCards'
import type { CountryCardId } from '@/content/countryPages/countryPage'
import { type LoadedPage, loadCountryFacts, loadCountryPage } from '@/content/loadCountryPage'
import { isSameText } from '@/lib/containsText'
import { trimInvisible } from '@/lib/invisible'
import { isolated } from '@/lib/isolated'
import { pageHead } from '@/lib/pageHead'
import { findCard } from '@/site/cards/arrangeCards'
import type { LoadedNews, NewsPageProps } from '@/site/cards/NewsPage'

/** «أخبار مصر», or «أخبار الدول العربية» if the address names no country (Spec §2, D-6). */
const countryNewsTitle = (name = '') => `أخبار ${isolated(trimInvisible(name)) || 'الدول العربية'}`

const crumbsTo = (label: string) => [
  { label: 'الدول', link: { to: '/countries' } as const },
  { label },
]

/** The cards of a country with these ids, and their pictures. */
const newsOf = (page: LoadedPage, ids: readonly CountryCardId[]) => ({
  page: page.file,
  cards: countryCards(page, ids),
  colours: { topic: 'country', place: page.file },
})

// The managed categories contain «politics», which has no card on the page (Spec §3): it leads to the news card.
const ALSO = { politics: 'news' }

/**
 * Loads the page of `/countries/{slug}` (Spec §2): full name, facts, eight cards, the green 24/7 banner; for an unknown slug,
 * which is its title as spelled in the address (D-6), with the cards of the Arab world. `card` is the one that the address
 * names (D-9b); null if the country or the card is unknown. The canonical address of a card is the country's.
 */
export async function loadCountry(slug: string, card?: string): Promise<LoadedNews | null> {
  const country = countryBySlug(slug)
  if (!country && card !== undefined) return null
  const [facts, page] = await Promise.all([
    country && loadCountryFacts(country.slug),
    loadCountryPage(country?.slug ?? 'arab-world'),
  ])
  const news = newsOf(page, COUNTRY_CARDS)
  const target = card === undefined ? undefined : await findCard(page.file, news.cards, card, ALSO)
  if (target === null) return null
  const title = country?.fullName ?? slug
  return {
    head: {
      title: country?.fullName ?? isolated(slug),
      description:
        country && facts
          ? `أخبار ${country.name} من ${facts.capital} إلى ${facts.landmark}: ${page.cards.news.description}.`
          : `أخبار ${isolated(slug)} في مدار.`,
      path: `/countries/${country?.slug ?? slug}`,
    },
    masthead: {
      crumbs: crumbsTo(title),
      title,
      ...(country &&
        facts && {
          flag: country.code,
          follow: { kind: 'country', id: country.slug },
          name: countryNewsTitle(country.name),
          facts: [
            ['العاصمة', facts.capital],
            ['العملة', facts.currency],
            ['المنطقة', country.region],
            ['معلم', facts.landmark],
            ['الدوري', facts.league],
          ],
        }),
    },
    ...news,
    target,
    isEdited: !!country,
    tone: 'green',
    offer: {
      figure: '24/7',
      title: `تغطية على مدار الساعة من ${country?.name ?? isolated(slug)}`,
      text: page.coverage,
      actionLabel: 'اشترك',
    },
  }
}

/**
 * Loads the page of `/country/{name}` (Spec §2), by Arabic or English, short or full name: eight cards and the 35% banner.
 * Any other name has the page of the Arab world.
 */
export async function loadCountryNews(name = ''): Promise<NewsPageProps> {
  const country = countries.find((candidate) =>
    [candidate.slug, candidate.name, candidate.fullName, candidate.nameEn].some((known) =>
      isSameText(known, name),
    ),
  )
  return {
    masthead: {
      crumbs: crumbsTo(trimInvisible(name) || 'الدول العربية'),
      title: countryNewsTitle(name),
      flag: country?.code,
      follow: country && { kind: 'country', id: country.slug },
    },
    ...newsOf(await loadCountryPage(country?.slug ?? 'arab-world'), COUNTRY_NEWS_CARDS),
    offer: {
      figure: '35%',
      title: 'خصم على دليل السفر العربي',
      text: 'خرائط ومسارات ومواعيد القطارات والعبّارات في 22 بلدًا، تعمل بلا اتصال.',
      actionLabel: 'تعرّف على العرض',
    },
  }
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
