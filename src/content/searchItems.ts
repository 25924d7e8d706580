import type { CategoryCard } from './categoryCard'
import { countries } from './countries'
import { loadCountryPage } from './loadCountryPage'
import { loadTopicPage } from './loadTopicPage'
import type { ArticleItem, SearchItem } from './searchItem'
import {
  arabWorldArticles,
  countryArticles,
  homePageArticles,
  topicArticles,
} from './searchItemsArticles'
import { type MediaLists, mediaItems, sampleMedia } from './searchItemsMedia'
import {
  addedCards,
  countryItems,
  otherSections,
  topicCards,
  topicSection,
} from './searchItemsPlaces'
import { sponsoredItems } from './searchItemsSponsored'
import { topics } from './topics'

/** A category that editors have added to a page; it has no news. */
type AddedCategory = { isAdded: true; id: string; name: string }

/** What editors can change of the content. */
type Edited = MediaLists & {
  /** the cards of a page that readers see, with those that editors have added */
  arrange: <Card extends CategoryCard>(
    page: string,
    cards: readonly Card[],
  ) => readonly (Card | AddedCategory)[]
}

const sample: Edited = { ...sampleMedia, arrange: (_, cards) => cards }

/**
 * Loads all content that the search can find (D-10): every headline, video, channel, post,
 * account, hashtag, paid item, section, card and country; the newest articles first. It loads the chunks that are
 * not loaded yet, and rejects when one of them fails. `edited` replaces what ships.
 */
export async function loadSearchItems({
  arrange,
  ...media
}: Edited = sample): Promise<SearchItem[]> {
  const [ofTopics, ofCountries, arabWorld] = await Promise.all([
    Promise.all(
      topics.map(async (topic) => {
        const page = await loadTopicPage(topic.slug)
        return { topic, page: { ...page, ...split(arrange(topic.slug, page.cards)) } }
      }),
    ),
    Promise.all(countries.map(async ({ slug }) => ({ slug, page: await loadCountryPage(slug) }))),
    loadCountryPage('arab-world'),
  ])
  const articles = [
    ...ofTopics.flatMap(({ topic, page }) => topicArticles(topic, page)),
    ...ofCountries.flatMap(({ slug, page }) =>
      countryArticles(slug, page, (cards) => split(arrange(slug, cards)).cards),
    ),
    ...arabWorldArticles(arabWorld),
    ...homePageArticles(),
  ]
  return onlyOnce([
    ...newestFirst(articles),
    ...mediaItems(media),
    ...sponsoredItems(),
    ...ofTopics.map(({ topic, page }) => topicSection(topic, page)),
    ...otherSections,
    ...ofTopics.flatMap(({ topic, page }) => topicCards(topic, page)),
    ...ofTopics.flatMap(({ topic, page }) => addedCards(topic, page.added)),
    ...countryItems(),
  ])
}

const split = <Card extends CategoryCard>(cards: readonly (Card | AddedCategory)[]) => ({
  cards: cards.filter((card): card is Card => !('isAdded' in card)),
  added: cards.filter((card): card is AddedCategory => 'isAdded' in card),
})

const newestFirst = (articles: ArticleItem[]) =>
  articles.toSorted((a, b) => a.ageMinutes - b.ageMinutes)

/** A headline of the home page may also be on its topic's page. Only one result remains, the one with a card. */
function onlyOnce(items: SearchItem[]): SearchItem[] {
  const unique = new Map<string, SearchItem>()
  for (const item of items) {
    const key = `${item.kind}:${item.title}`
    const before = unique.get(key)
    if (!before) unique.set(key, item)
    else if (before.link.to === '/$topic' && item.link.to === '/$topic/$card') unique.set(key, item)
  }
  return [...unique.values()]
}
