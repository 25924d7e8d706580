import type { TopicPage } from '@/content/categoryCard'
import { loadTopicPage } from '@/content/loadTopicPage'
import { type Topic, topicBySlug } from '@/content/topics'
import { removeInvisible } from '@/lib/invisible'
import { notFoundHead, pageHead } from '@/lib/pageHead'
import { hasCard } from '@/site/cards/arrangeCards'

/** A topic page with its data; `target` is the card that the address names. */
export type LoadedTopic = { topic: Topic; page: TopicPage; target?: string }

/** Loads the page of a slug; null if there is no such topic. */
export async function loadTopic(slug: string): Promise<LoadedTopic | null> {
  const topic = topicBySlug(slug)
  return topic ? { topic, page: await loadTopicPage(topic.slug) } : null
}

/** Loads the page of a slug with `target` set to a card; null if the page has no such card (D-9b). */
export async function loadTopicCard(slug: string, card: string): Promise<LoadedTopic | null> {
  const loaded = await loadTopic(slug)
  const target = removeInvisible(card).toLowerCase()
  if (!loaded) return null
  const { topic, page } = loaded
  return (await hasCard(topic.slug, page.cards, target)) ? { ...loaded, target } : null
}

/** The document head; a card's address and an alias have the section as canonical address (D-5, D-9b). */
export function topicHead(loaded: LoadedTopic | null | undefined) {
  if (!loaded) return notFoundHead()
  const { topic, page, target } = loaded
  const card = page.cards.find(({ id }) => id === target)
  return pageHead({
    title: card ? `${card.nameAr} · ${page.title}` : page.title,
    description: `${page.intro} ${page.cards.map(({ nameAr }) => nameAr).join('، ')}.`,
    path: `/${topic.slug}`,
  })
}
