import type { Story } from '@/content/story'
import type { PublicCategories } from '@/saved/publicCategories'
import { arrangeCards } from '@/site/cards/arrangeCards'

/**
 * The stories of a page that it offers: those of the cards that editors have saved, with the names that they have given
 * (D-34). `saved` is null if they have saved nothing.
 */
export function offeredStories(
  saved: PublicCategories | null,
  stories: readonly Story[],
): readonly Story[] {
  const [first] = stories
  if (!saved || !first) return stories
  // The cards of `/country` are no list of editors.
  const cards = new Map(
    stories.flatMap(({ card, page }) =>
      card && 'params' in page && 'card' in page.params ? [[card.id, card] as const] : [],
    ),
  )
  const offered = arrangeCards(saved, first.file, [...cards.values()]).flatMap((card) =>
    'isAdded' in card
      ? []
      : stories
          .filter(({ cardId }) => cardId === card.id)
          .map((story): Story => ({ ...story, card })),
  )
  return [...offered, ...stories.filter(({ cardId }) => !cards.has(cardId))]
}
