import type { CategoryCard } from '@/content/categoryCard'
import type { Story } from '@/content/story'
import { loadIfAnythingSaved } from '@/lib/loadIfAnythingSaved'
import type { AddedCategory, PublicCategories } from '@/saved/publicCategories'
import { loadPublicLists } from '@/site/publicLists'

/** The cards of a topical or country page as editors have saved them; what ships if they have saved nothing. */
export const arrangeCards = <Card extends Pick<CategoryCard, 'id' | 'nameAr'>>(
  saved: PublicCategories | null | undefined,
  pageId: string,
  cards: readonly Card[],
): readonly (Card | AddedCategory)[] => saved?.arrange(pageId, cards, 'nameAr') ?? cards

/**
 * The stories of a page that it offers: those of the cards that editors have saved, with the names that they have given
 * (D-34). `saved` is null if they have saved nothing.
 */
export function offeredStories(
  saved: PublicCategories | null | undefined,
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

/** Whether a page has this card, also one that editors have added or switched off. */
export async function hasCard(
  pageId: string,
  cards: readonly CategoryCard[],
  id: string,
): Promise<boolean> {
  const saved = await loadIfAnythingSaved(loadSavedCategories)
  return [...cards, ...arrangeCards(saved, pageId, cards)].some((card) => card.id === id)
}

const loadSavedCategories = async () => (await loadPublicLists()).publicCategories.get()
