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
import { mediaItems } from './searchItemsMedia'
import { countryItems, otherSections, topicCards, topicSection } from './searchItemsPlaces'
import { sponsoredItems } from './searchItemsSponsored'
import { topics } from './topics'

/**
 * Loads all sample content that the search can find (D-10): every headline, video, channel, post,
 * account, hashtag, paid item, section, card and country; the newest articles first. It loads the chunks that are
 * not loaded yet, and rejects when one of them fails.
 */
export async function loadSearchItems(): Promise<SearchItem[]> {
  const [ofTopics, ofCountries, arabWorld] = await Promise.all([
    Promise.all(topics.map(async (topic) => ({ topic, page: await loadTopicPage(topic.slug) }))),
    Promise.all(countries.map(async ({ slug }) => ({ slug, page: await loadCountryPage(slug) }))),
    loadCountryPage('arab-world'),
  ])
  const articles = [
    ...ofTopics.flatMap(({ topic, page }) => topicArticles(topic, page)),
    ...ofCountries.flatMap(({ slug, page }) => countryArticles(slug, page)),
    ...arabWorldArticles(arabWorld),
    ...homePageArticles(),
  ]
  return onlyOnce([
    ...newestFirst(articles),
    ...mediaItems(),
    ...sponsoredItems(),
    ...ofTopics.map(({ topic, page }) => topicSection(topic, page)),
    ...otherSections,
    ...ofTopics.flatMap(({ topic, page }) => topicCards(topic, page)),
    ...countryItems(),
  ])
}

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
