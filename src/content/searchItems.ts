import { nextTask } from '@/lib/nextPaint'
import type { CategoryCard } from './categoryCard'
import { COUNTRY_NEWS_CARDS } from './countryCards'
import { countryFacts } from './countryFacts'
import { loadStories, storyFiles } from './loadStories'
import { loadCoverage } from './loadStoryTexts'
import { loadTopicPage } from './loadTopicPage'
import type { ArticleItem, SearchItem } from './searchItem'
import { article, coveringArticles } from './searchItemsArticles'
import { type MediaLists, mediaItems, sampleMedia } from './searchItemsMedia'
import { placeItems } from './searchItemsPlaces'
import type { Story } from './story'
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
 * Loads all content that the search can find (D-10): every headline, also of other outlets, video, channel, post,
 * account, hashtag, paid item, section, card and country; the newest articles first. It loads the chunks that are
 * not loaded yet. Some that fail are left out, and `onMissing` is called; it rejects when many fail. `edited` replaces
 * what ships.
 */
export async function loadSearchItems(
  { arrange, ...media }: Edited = sample,
  onMissing = () => {},
): Promise<SearchItem[]> {
  const errors: unknown[] = []
  let begun = Promise.resolve()
  /**
   * This part, or `otherwise` when it cannot be loaded. Each begins in a task of its own: asking for all files at once
   * took a slow phone 0.6 s, in which the first letter did not appear.
   */
  const part = async <T, U>(load: () => Promise<T>, otherwise: U) => {
    begun = begun.then(nextTask)
    await begun
    return load().catch((error: unknown) => {
      errors.push(error)
      return otherwise
    })
  }
  const [topicPages, stories, coverage, paid] = await Promise.all([
    Promise.all(
      topics.map(async (topic) => {
        const page = await part(() => loadTopicPage(topic.slug), null)
        return page && [topic.slug, { ...page, ...split(arrange(topic.slug, page.cards)) }]
      }),
    ),
    Promise.all(
      storyFiles.map((file) =>
        part(() => loadStories(file, (cards) => split(arrange(file, cards)).cards), []),
      ),
    ),
    Promise.all(storyFiles.map((file) => part(() => loadCoverage(file), {}))),
    part(loadPaidItems, []),
  ])
  if (errors.length > MOST_MISSING) throw errors[0]
  if (errors.length > 0) onMissing()
  const articles = stories.flatMap((ofFile, file) =>
    ofFile
      .filter(isShown)
      .flatMap((story) => [article(story), ...coveringArticles(story, coverage[file] ?? {})]),
  )
  return [
    ...newestFirst(articles),
    ...mediaItems(media),
    ...paid,
    ...placeItems(Object.fromEntries(topicPages.filter((one) => one !== null)), countryFacts),
  ]
}

/** A blocker keeps back a file or two, each with up to three parts; when more are missing, the connection is broken. */
const MOST_MISSING = 6

const loadPaidItems = async () => (await import('./searchItemsSponsored')).sponsoredItems()

const split = <Card extends CategoryCard>(cards: readonly (Card | AddedCategory)[]) => ({
  cards: cards.filter((card): card is Card => !('isAdded' in card)),
  added: cards.filter((card): card is AddedCategory => 'isAdded' in card),
})

const newestFirst = (articles: ArticleItem[]) =>
  articles.toSorted((a, b) => a.ageMinutes - b.ageMinutes)

/** `/country` has no other card of the Arab world. */
const isShown = ({ file, cardId }: Story) =>
  file !== 'arab-world' || COUNTRY_NEWS_CARDS.some((id) => id === cardId)
