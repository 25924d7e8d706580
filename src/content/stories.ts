import type { CategoryCard, TopicPage } from './categoryCard'
import { countries } from './countries'
import { COUNTRY_CARDS, COUNTRY_NEWS_CARDS, countryCards } from './countryCards'
import type { CountryCardId } from './countryPages/countryPage'
import { type Headline, storyId } from './headline'
import type { LoadedPage } from './loadCountryPage'
import { pictureOf } from './picture'
import type { ContentLink } from './searchItem'
import type { Story, StoryFile } from './story'
import type { Topic, TopicSlug } from './topics'

type Common = Pick<Story, 'place' | 'card' | 'topic' | 'page'> & {
  colours: Parameters<typeof pictureOf>[0]
}

/** The stories of the headlines of a card. */
export const storiesOfCard = <Item extends Headline>(
  file: StoryFile,
  cardId: string,
  headlines: readonly Item[],
  common: (headline: Item) => Common,
): Story[] =>
  headlines.map((headline, index) => {
    const { colours, ...rest } = common(headline)
    return {
      ...rest,
      picture: pictureOf(colours, headline, headlines[0]),
      id: storyId(file, cardId, index),
      file,
      cardId,
      index,
      title: headline.title,
      source: headline.source,
      ageMinutes: headline.ageMinutes,
      day: headline.day,
    }
  })

const namesOf = ({ id, name, nameAr }: CategoryCard) => ({ id, name, nameAr })

/** The stories of the cards of a topical page. */
export const topicStories = ({ slug, name }: Topic, cards: TopicPage['cards']): Story[] =>
  cards.flatMap((card) =>
    storiesOfCard(slug, card.id, card.articles, () => ({
      place: name,
      card: namesOf(card),
      colours: { topic: slug },
      topic: slug,
      page: { to: '/$topic/$card', params: { topic: slug, card: card.id } },
    })),
  )

/** The topic of the cards of countries that have one. */
const TOPIC_OF_CARD: Partial<Record<CountryCardId, TopicSlug>> = {
  economy: 'business',
  sports: 'sports',
  technology: 'technology',
  health: 'health',
  heritage: 'culture',
}

/** The field of a story that may have a topic. */
export const withTopic = (topic: TopicSlug | undefined) => (topic ? { topic } : {})

/** Returns those of the cards of a page that readers see. */
export type ArrangeCards = <Card extends CategoryCard>(cards: readonly Card[]) => readonly Card[]

/**
 * The stories of a country, or of `arab-world`, which two addresses show: `/country` and that of an unknown country.
 * A story is on `/countries/{slug}`, or on the variant of the page that has its card.
 */
export function countryStories(page: LoadedPage, arrange: ArrangeCards): Story[] {
  const country = countries.find(({ slug }) => slug === page.file)
  const onPage = arrange(countryCards(page, COUNTRY_CARDS))
  const others = COUNTRY_NEWS_CARDS.filter((id) => !onPage.some((card) => card.id === id))
  return [...onPage, ...countryCards(page, others)].flatMap((card) =>
    storiesOfCard(page.file, card.id, card.articles, () => ({
      place: country?.name ?? 'الدول العربية',
      card: namesOf(card),
      colours: { topic: 'country', place: page.file },
      ...withTopic(TOPIC_OF_CARD[card.id]),
      page: countryLink(country, card.id, onPage.includes(card)),
    })),
  )
}

function countryLink(
  country: (typeof countries)[number] | undefined,
  card: CountryCardId,
  isOnPage: boolean,
): ContentLink {
  if (!country) return { to: '/country' }
  const { slug, name } = country
  return isOnPage
    ? { to: '/countries/$slug/$card', params: { slug, card } }
    : { to: '/country/$name', params: { name } }
}
