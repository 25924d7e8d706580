import { managedCategoriesOf } from '@/content/admin/managedCategories'
import type { ParentId } from '@/content/admin/managedCategory'
import { loadPageCategories } from '@/content/admin/pageCategories'
import { parentById } from '@/content/admin/parentSections'
import { settingsPageById } from '@/content/admin/settingsPages'
import { isEqual } from '@/lib/isEqual'
import type { LoggedItem } from '@/lib/listChanges'
import type { SavedName } from '@/lib/savedNames.gen'
import type { SavedStore } from '@/lib/savedStore'
import {
  asItems,
  type Change,
  isLogged,
  type LoggedList,
  type LogPlace,
  saveLogged,
} from './changeLog'
import { SAVED_LISTS } from './registry'

type Items = readonly LoggedItem[]
type Parts = Readonly<Record<string, Items>>

/** What ships in a part of a list; a part that nobody has saved, or that equals this, has no entry. */
async function shippedPart(list: LoggedList, part: string): Promise<Items> {
  if (list === 'managedCategories') return managedCategoriesOf(parentById(part as ParentId).id)
  const page = settingsPageById(part)
  return page ? loadPageCategories(page) : []
}

/** The items of a place in a value of its list, which may be from an earlier time. */
const itemsOf = async ({ list, part }: LogPlace, value: object): Promise<Items> =>
  part === undefined
    ? asItems(list, value)
    : ((value as Parts)[part] ?? (await shippedPart(list, part)))

/** The value with these items, where it was `now`. */
async function valueWith({ list, part }: LogPlace, items: Items, now: object): Promise<object> {
  if (part !== undefined) {
    const { [part]: _, ...others } = now as Parts
    return isEqual(items, await shippedPart(list, part)) ? others : { ...others, [part]: items }
  }
  if (Array.isArray(now)) return items
  const { id: _, ...settings } = items[0] ?? {}
  return settings
}

/** The items of two values of a list, of each of its parts if it has some; nothing of a list without a log. */
export async function changesOf(
  list: SavedName,
  before: unknown,
  after: unknown,
): Promise<(Change & LogPlace)[]> {
  if (!isLogged(list)) return []
  const [from, to] = [before as object, after as object]
  const parts = 'hasParts' in SAVED_LISTS[list] ? Object.keys({ ...from, ...to }) : [undefined]
  const changes = parts.map(async (part) => {
    const place = { list, part }
    return { ...place, before: await itemsOf(place, from), after: await itemsOf(place, to) }
  })
  return Promise.all(changes)
}

const loadStore = (list: LoggedList) => SAVED_LISTS[list].load() as Promise<SavedStore<object>>

export const readItems = async (place: LogPlace): Promise<Items> =>
  itemsOf(place, (await loadStore(place.list)).get())

/** Saves the items of a place, which were `before`, with their entry in the change log. Resolves to what `save` returns. */
export async function saveItems(
  { list, part }: LogPlace,
  before: Items,
  after: Items,
  reverts?: string,
): Promise<boolean> {
  const store = await loadStore(list)
  const value = await valueWith({ list, part }, after, store.get())
  return saveLogged(store, value, [{ part, before, after, reverts }])
}
