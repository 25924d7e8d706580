import { managedCategoriesOf } from '@/content/admin/managedCategories'
import type { ManagedCategory, ParentId } from '@/content/admin/managedCategory'
import { deriveStore } from '@/lib/deriveStore'
import { safeHref } from '@/lib/links'
import { savedManagedCategories } from './managedCategories'
import { savedPageCategories } from './pageCategories'
import { previewed } from './preview'

/** A category that editors have added: it has a name, and no news yet. */
export type AddedCategory = { isAdded: true; id: string; name: string }

type Named<Field extends string> = { id: string } & Readonly<Record<Field, string>>

/** What editors have saved of the categories of pages and of sections. */
export type PublicCategories = { arrange: typeof arrange }

/** A draft has only the pages that are being edited. */
const editedPages = previewed(savedPageCategories, (saved, draft) => ({ ...saved, ...draft }))

/** Imported only if one of the lists is saved (`site/publicLists.ts`). */
export const publicCategories = deriveStore(
  [editedPages, savedManagedCategories],
  // A new object after each change.
  (): PublicCategories => ({ arrange }),
)

/**
 * The categories of a page (`main`, a topic, a country) as editors have saved them: in their order, with their
 * names, without those that are switched off or removed. `nameField` has the name of an item.
 */
function arrange<Field extends string, Item extends Named<Field>>(
  pageId: string,
  items: readonly Item[],
  nameField: Field,
): readonly (Item | AddedCategory)[] {
  const rename = (item: Item, name: string | undefined): Item =>
    name === undefined ? item : { ...item, [nameField]: name }
  const { hidden, names, added } = managedChanges(
    pageId,
    items.map(({ id }) => id),
  )
  const kept = items
    .filter(({ id }) => !hidden.has(id))
    .map((item) => rename(item, names.get(item.id) || undefined))
  const saved = editedPages.get()[pageId]
  if (!saved) return [...kept, ...added]
  const arranged = activeInOrder(saved).flatMap(({ id, name }): (Item | AddedCategory)[] => {
    const shipped = items.find((item) => item.id === id)
    if (!shipped) return [{ isAdded: true, id, name }]
    return kept
      .filter((item) => item.id === id)
      .map((item) => rename(item, name === shipped[nameField] ? undefined : name))
  })
  return [...arranged, ...added]
}

/**
 * What editors have changed in the categories of the page's section. A category that ships inactive has its card, as
 * long as it is in the list: editors cannot switch it (Spec §4).
 */
function managedChanges(pageId: string, cards: readonly string[]) {
  const parent = pageId === 'main' ? 'news' : pageId
  const saved = savedManagedCategories.get()[parent]
  const hidden = new Set<string>()
  const names = new Map<string, string>()
  if (!saved) return { hidden, names, added: [] }
  const samples = managedCategoriesOf(parent as ParentId)
  for (const sample of samples) {
    const now = saved.find(({ id }) => id === sample.id)
    const card = cardOf(sample)
    if (!now || (sample.isActive && !now.isActive)) hidden.add(card)
    else if (now.name !== sample.name) names.set(card, now.name)
  }
  const taken = new Set(cards)
  const added = activeInOrder(saved)
    .filter(({ id }) => !samples.some((sample) => sample.id === id))
    .map((category): AddedCategory => {
      const card = cardOf(category)
      // A category that was deleted and has come back may have the address of a newer one.
      const id = taken.has(card) ? category.id : card
      taken.add(id)
      return { isAdded: true, id, name: category.name }
    })
  return { hidden, names, added }
}

/** The card of a category: the end of its slug. The politics of a country are on its news card (D-9b). */
function cardOf({ slug }: ManagedCategory): string {
  const card = slug.split('/').at(-1) ?? slug
  return slug.startsWith('countries/') && card === 'politics' ? 'news' : card
}

/** The active items of a list that editors have saved, in their order. */
export const activeInOrder = <Item extends { isActive: boolean; order: number }>(
  items: readonly Item[],
): Item[] => items.filter(({ isActive }) => isActive).sort((a, b) => a.order - b.order)

/** A day that editors entered, `2026-11-20`; empty for a cleared field. */
export const validDay = (day: string): string => (/^\d+-\d+-\d+$/.test(day) ? day : '')

/** The address of a picture, if it is a web address or one of our placeholders (D-26); otherwise undefined. */
export const pictureAddress = (address: string): string | undefined =>
  address.startsWith('/api/placeholder/') ? address : (safeHref(address) ?? undefined)
