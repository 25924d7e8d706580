import type { CategoryCard } from '@/content/categoryCard'
import { loadIfAnythingSaved } from '@/lib/loadIfAnythingSaved'
import type { AddedCategory, PublicCategories } from '@/saved/publicCategories'
import { loadPublicLists } from '@/site/publicLists'

/** The cards of a topical or country page as editors have saved them; what ships if they have saved nothing. */
export const arrangeCards = <Card extends Pick<CategoryCard, 'id' | 'nameAr'>>(
  saved: PublicCategories | null | undefined,
  pageId: string,
  cards: readonly Card[],
): readonly (Card | AddedCategory)[] => saved?.arrange(pageId, cards, 'nameAr') ?? cards

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
