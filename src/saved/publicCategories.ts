import { managedCategoriesOf } from '@/content/admin/managedCategories'
import type { ManagedCategory, ParentId } from '@/content/admin/managedCategory'
import { deriveStore } from '@/lib/deriveStore'
import { savedManagedCategories } from './managedCategories'
import { savedPageCategories } from './pageCategories'
import { previewed } from './preview'
import { shown } from './publicItem'

/** A category that editors have added: it has a name, and no news yet. */
export type AddedCategory = { isAdded: true; id: string; name: string }

/** What editors have saved of the categories of pages and of sections. */
export type PublicCategories = {
  /**
   * The categories of a page (`main`, a topic, a country) as editors have saved them: in their order, with their
   * names, without those that are switched off or removed. `rename` returns a copy of an item with another name.
   */
  arrange: <Item extends { id: string }>(
    pageId: string,
    items: readonly Item[],
    named: { nameOf: (item: Item) => string; rename: (item: Item, name: string) => Item },
  ) => readonly (Item | AddedCategory)[]
}

/** A draft has only the pages that are being edited. */
const editedPages = previewed(savedPageCategories, (saved, draft) => ({ ...saved, ...draft }))

/** Imported only if one of the lists is saved (`site/publicLists.ts`). */
export const publicCategories = deriveStore(
  [editedPages, savedManagedCategories],
  // A new object after each change.
  (): PublicCategories => ({ arrange: (...args) => arrange(...args) }),
)

function arrange<Item extends { id: string }>(
  pageId: string,
  items: readonly Item[],
  {
    nameOf,
    rename,
  }: { nameOf: (item: Item) => string; rename: (item: Item, name: string) => Item },
): readonly (Item | AddedCategory)[] {
  const { hidden, names, added } = managedChanges(pageId)
  const kept = items.flatMap((item) => {
    const name = names.get(item.id)
    if (hidden.has(item.id)) return []
    return [name ? rename(item, name) : item]
  })
  const saved = editedPages.get()[pageId]
  if (!saved) return [...kept, ...added]
  const arranged = shown(saved).flatMap(({ id, name }): (Item | AddedCategory)[] => {
    const shipped = items.find((item) => item.id === id)
    if (!shipped) return [{ isAdded: true, id, name }]
    return kept
      .filter((item) => item.id === id)
      .map((item) => (name === nameOf(shipped) ? item : rename(item, name)))
  })
  return [...arranged, ...added]
}

type ManagedChanges = {
  hidden: ReadonlySet<string>
  names: ReadonlyMap<string, string>
  added: readonly AddedCategory[]
}

/**
 * What editors have changed in the categories of the page's section. A category that ships inactive has its card, as
 * long as it is in the list: editors cannot switch it (Spec §4).
 */
function managedChanges(pageId: string): ManagedChanges {
  const parent = pageId === 'main' ? 'news' : pageId
  const saved = savedManagedCategories.get()[parent]
  if (!saved) return { hidden: new Set(), names: new Map(), added: [] }
  const samples = managedCategoriesOf(parent as ParentId)
  const hidden = new Set<string>()
  const names = new Map<string, string>()
  for (const sample of samples) {
    const now = saved.find(({ id }) => id === sample.id)
    const card = cardOf(sample)
    if (!now || (sample.isActive && !now.isActive)) hidden.add(card)
    else if (now.name !== sample.name) names.set(card, now.name)
  }
  const added = shown(saved)
    .filter(({ id }) => !samples.some((sample) => sample.id === id))
    .map((category) => ({ isAdded: true as const, id: cardOf(category), name: category.name }))
  return { hidden, names, added }
}

/** The card of a category: the end of its slug. The politics of a country are on its news card (D-9b). */
function cardOf({ slug }: ManagedCategory): string {
  const card = slug.split('/').at(-1) ?? slug
  return slug.startsWith('countries/') && card === 'politics' ? 'news' : card
}
