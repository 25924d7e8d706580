import { loadTopicPage } from '@/content/loadTopicPage'
import { topicBySlug } from '@/content/topics'
import { findCard } from '@/site/cards/arrangeCards'
import type { LoadedNews } from '@/site/cards/NewsPage'

/**
 * Loads a topic page (Spec §2): one screen for eight data files, with the categories that editors have saved (D-34).
 * `card` is the one that the address names (D-9b); null if there is no such topic or card. A card's address and an alias
 * have the section as canonical address (D-5).
 */
export async function loadTopic(topicSlug: string, card?: string): Promise<LoadedNews | null> {
  const topic = topicBySlug(topicSlug)
  if (!topic) return null
  const { slug, name } = topic
  const { title, intro, cards, offer } = await loadTopicPage(slug)
  const target = card === undefined ? undefined : await findCard(slug, cards, card)
  if (target === null) return null
  const named = cards.find(({ id }) => id === target)
  return {
    head: {
      title: named ? `${named.nameAr} · ${title}` : title,
      description: `${intro} ${cards.map(({ nameAr }) => nameAr).join('، ')}.`,
      path: `/${slug}`,
    },
    masthead: {
      crumbs: [{ label: name }],
      title,
      topic: slug,
      follow: { kind: 'section', id: slug },
    },
    page: slug,
    cards,
    colours: { topic: slug },
    target,
    offer,
    isEdited: true,
  }
}
