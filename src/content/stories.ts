import type { CategoryCard } from './categoryCard'
import { countries } from './countries'
import { COUNTRY_CARDS, COUNTRY_NEWS_CARDS, countryCards } from './countryCards'
import { type Headline, storyLink } from './headline'
import type { LoadedPage } from './loadCountryPage'
import type { ContentLink } from './searchItem'
import type { Story, StoryFile } from './story'
import type { TopicPage } from './topicPages/topicPage'
import type { Topic } from './topics'

type Common = Pick<Story, 'place' | 'card' | 'picture' | 'page'>

/** The stories of the headlines of a card. */
export const storiesOfCard = (
  file: StoryFile,
  cardId: string,
  headlines: readonly Headline[],
  common: (index: number) => Common,
): Story[] =>
  headlines.map(({ title, source, ageMinutes }, index) => ({
    ...common(index),
    id: storyLink(file, cardId, index).replace('?story=', ''),
    file,
    cardId,
    index,
    title,
    source,
    ageMinutes,
  }))

const namesOf = ({ id, name, nameAr }: CategoryCard) => ({ id, name, nameAr })

/** The stories of a topical page. */
export const topicStories = ({ slug, name }: Topic, page: TopicPage): Story[] =>
  page.cards.flatMap((card) =>
    storiesOfCard(slug, card.id, card.articles, () => ({
      place: name,
      card: namesOf(card),
      picture: { topic: slug, glyph: card.icon, tone: card.tone },
      page: { to: '/$topic/$card', params: { topic: slug, card: card.id } },
    })),
  )

const ON_COUNTRY_PAGE: readonly string[] = COUNTRY_CARDS
const ALL_COUNTRY_CARDS = [
  ...COUNTRY_CARDS,
  ...COUNTRY_NEWS_CARDS.filter((id) => !ON_COUNTRY_PAGE.includes(id)),
]

const TONES = [0, 1, 2] as const
/** Neighbours have different tones. */
export const toneAt = (index: number) => TONES[index % TONES.length] ?? 0

/**
 * The stories of a country, or of `arab-world`, which two addresses show: `/country` and that of an unknown country.
 * A story is on `/countries/{slug}`, or on the variant of the page that has its card.
 */
export function countryStories(page: LoadedPage): Story[] {
  const country = countries.find(({ slug }) => slug === page.file)
  return countryCards(page, ALL_COUNTRY_CARDS).flatMap((card, cardIndex) =>
    storiesOfCard(page.file, card.id, card.articles, () => ({
      place: country?.name ?? 'الدول العربية',
      card: namesOf(card),
      picture: { topic: 'country', glyph: card.icon, tone: toneAt(cardIndex) },
      page: countryLink(country, card.id),
    })),
  )
}

function countryLink(
  country: (typeof countries)[number] | undefined,
  card: (typeof ALL_COUNTRY_CARDS)[number],
): ContentLink {
  if (!country) return { to: '/country' }
  const { slug, name } = country
  return ON_COUNTRY_PAGE.includes(card)
    ? { to: '/countries/$slug/$card', params: { slug, card } }
    : { to: '/country/$name', params: { name } }
}
