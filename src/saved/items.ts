import { managedCategoriesOf } from '@/content/admin/managedCategories'
import type { ParentId } from '@/content/admin/managedCategory'
import { loadPageCategories } from '@/content/admin/pageCategories'
import { parentById } from '@/content/admin/parentSections'
import { settingsPageById } from '@/content/admin/settingsPages'
import type { Items } from '@/lib/rebase'
import type { SavedName } from '@/lib/savedNames'
import type { SavedStore } from '@/lib/savedStore'
import { asItems, type Change, type LogPlace, partOf, saveList } from './changeLog'
import { SAVED_LISTS } from './registry'

type Parts = Readonly<Record<string, Items>>

/** What ships in a part of a list. */
async function shippedPart(list: SavedName, part: string): Promise<Items> {
  if (list === 'managedCategories') return managedCategoriesOf(parentById(part as ParentId).id)
  const page = settingsPageById(part)
  return page ? loadPageCategories(page) : []
}

/** The items of a place of the change log now, and how they are saved; `save` returns what that of a store returns. */
export async function itemsAt({ list, part }: LogPlace) {
  const store = (await SAVED_LISTS[list].load()) as SavedStore<object>
  if (part !== undefined)
    return partOf(store as SavedStore<Parts>, part, await shippedPart(list, part))
  return {
    get: () => asItems(list, store.get()),
    save(next: Items, reverts?: string) {
      const [{ id: _, ...settings } = {}] = next
      return saveList(store, Array.isArray(store.shipped()) ? next : settings, reverts)
    },
  }
}

/** Two values of a list, of each of its parts if it has some. */
export async function changesOf(
  list: SavedName,
  before: unknown,
  after: unknown,
): Promise<Change[]> {
  if (!('hasParts' in SAVED_LISTS[list])) return [{ before, after }]
  const [from, to] = [before as Parts, after as Parts]
  const changes = Object.keys({ ...from, ...to }).map(async (part) => {
    const shipped = await shippedPart(list, part)
    return { part, before: from[part] ?? shipped, after: to[part] ?? shipped }
  })
  return Promise.all(changes)
}
