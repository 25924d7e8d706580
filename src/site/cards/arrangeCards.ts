import type { CategoryCard } from '@/content/categoryCard'
import type { Story } from '@/content/story'
import { removeInvisible } from '@/lib/invisible'
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

/**
 * The id of the card of a page that the address names (D-9b), also of one that editors have added or switched off; null
 * if there is none. `also` has other names of cards.
 */
export async function findCard(
  pageId: string,
  cards: readonly CategoryCard[],
  name: string,
  also: Record<string, string> = {},
): Promise<string | null> {
  const id = removeInvisible(name).toLowerCase()
  const saved = await loadIfAnythingSaved(loadSavedCategories)
  const all = [...cards, ...arrangeCards(saved, pageId, cards)].map((card) => card.id)
  return all.find((one) => one === (also[id] ?? id)) ?? null
}

const loadSavedCategories = async () => (await loadPublicLists()).publicCategories.get()
