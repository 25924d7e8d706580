import { loadTopicPage } from '@/content/loadTopicPage'
import type { TopicPage } from '@/content/topicPages/topicPage'
import { type Topic, topicBySlug } from '@/content/topics'
import { pageHead } from '@/lib/pageHead'
import { notFoundHead } from '../notFound/notFoundHead'

/** A topical page with what it shows; `arrival` is the card that the address names. */
export type LoadedTopic = { topic: Topic; page: TopicPage; arrival?: string }

/** The page of a slug, or null where there is no such topic. */
export async function loadTopic(slug: string): Promise<LoadedTopic | null> {
  const topic = topicBySlug(slug)
  return topic ? { topic, page: await loadTopicPage(topic.slug) } : null
}

/** The page of a slug brought to a card, or null where the page has no such card (D-9b). */
export async function loadTopicCard(slug: string, card: string): Promise<LoadedTopic | null> {
  const loaded = await loadTopic(slug)
  const arrival = card.toLowerCase()
  return loaded?.page.cards.some(({ id }) => id === arrival) ? { ...loaded, arrival } : null
}

/** Its head; a card's address and an alias name the section as theirs (D-5, D-9b). */
export function topicHead(loaded: LoadedTopic | null | undefined) {
  if (!loaded) return notFoundHead()
  const { topic, page, arrival } = loaded
  const card = page.cards.find(({ id }) => id === arrival)
  return pageHead({
    title: card ? `${card.nameAr} · ${page.title}` : page.title,
    description: `${page.intro} ${page.cards.map(({ nameAr }) => nameAr).join('، ')}.`,
    path: `/${topic.slug}`,
  })
}
