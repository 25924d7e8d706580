import { COUNTRY_NEWS_CARDS } from './countryCards'
import { loadStories, storyFiles } from './loadStories'
import { loadTopicPage } from './loadTopicPage'
import type { ArticleItem, SearchItem } from './searchItem'
import { article } from './searchItemsArticles'
import { mediaItems } from './searchItemsMedia'
import { countryItems, otherSections, topicCards, topicSection } from './searchItemsPlaces'
import { sponsoredItems } from './searchItemsSponsored'
import type { Story } from './story'
import { topics } from './topics'

/**
 * Loads all sample content that the search can find (D-10): every headline, video, channel, post,
 * account, hashtag, paid item, section, card and country; the newest articles first. It loads the chunks that are
 * not loaded yet, and rejects when one of them fails.
 */
export async function loadSearchItems(): Promise<SearchItem[]> {
  const [ofTopics, stories] = await Promise.all([
    Promise.all(topics.map(async (topic) => ({ topic, page: await loadTopicPage(topic.slug) }))),
    Promise.all(storyFiles.map(loadStories)),
  ])
  const articles = stories.flat().filter(isShown).map(article)
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

/** `/country` has no other card of the Arab world. */
const isShown = ({ file, cardId }: Story) =>
  file !== 'arab-world' || COUNTRY_NEWS_CARDS.some((id) => id === cardId)

/** A video or post of the home page may also be on its own page. */
function onlyOnce(items: SearchItem[]): SearchItem[] {
  const unique = new Map<string, SearchItem>()
  for (const item of items) {
    const key = `${item.kind}:${item.title}`
    if (!unique.has(key)) unique.set(key, item)
  }
  return [...unique.values()]
}
