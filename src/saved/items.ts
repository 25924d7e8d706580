import { managedCategoriesOf } from '@/content/admin/managedCategories'
import type { ParentId } from '@/content/admin/managedCategory'
import { loadPageCategories } from '@/content/admin/pageCategories'
import { parentById } from '@/content/admin/parentSections'
import { settingsPageById } from '@/content/admin/settingsPages'
import { isEqual } from '@/lib/isEqual'
import type { LoggedItem } from '@/lib/listChanges'
import type { SavedName } from '@/lib/savedNames.gen'
import type { SavedStore } from '@/lib/savedStore'
import { isLogged, type LoggedList, type LogPlace, saveLogged } from './changeLog'
import { SAVED_LISTS } from './registry'
import { type SavedSystemSettings, settingsItem } from './systemSettings'

type Items = readonly LoggedItem[]

/** How the change log sees a value of a list, which may be from an earlier time: as items with ids. */
type Shape = {
  items: (value: unknown, part: string) => Items | Promise<Items>
  /** the value with these items, where it was `now` */
  value: (items: Items, part: string, now: unknown) => unknown
}

const ARRAY: Shape = { items: (value) => value as Items, value: (items) => items }

/** A record of lists: a part that nobody has saved, or that equals what ships, has no entry. */
const record = (shippedPart: (part: string) => Items | Promise<Items>): Shape => ({
  items: (value, part) => (value as Parts)[part] ?? shippedPart(part),
  value: async (items, part, now) => {
    const { [part]: _, ...others } = now as Parts
    return isEqual(items, await shippedPart(part)) ? others : { ...others, [part]: items }
  },
})
type Parts = Readonly<Record<string, Items>>

/** The lists that are no arrays of items. */
const SHAPES: Partial<Record<LoggedList, Shape>> = {
  managedCategories: record((part) => managedCategoriesOf(parentById(part as ParentId).id)),
  pageCategories: record(async (part) => {
    const page = settingsPageById(part)
    return page ? loadPageCategories(page) : []
  }),
  systemSettings: {
    items: (value) => [settingsItem(value as SavedSystemSettings)],
    value([item], _, now) {
      const { id: __, ...settings } = item ?? {}
      return { ...(now as SavedSystemSettings), ...settings }
    },
  },
}
const shapeOf = (list: LoggedList): Shape => SHAPES[list] ?? ARRAY

/** The places that values of a list have: the parts of records, or the list itself; none for a list without a log. */
export function placesIn(list: SavedName, values: readonly unknown[]): LogPlace[] {
  if (!isLogged(list)) return []
  if (!('hasParts' in SAVED_LISTS[list])) return [{ list }]
  const parts = values.flatMap((value) => Object.keys(value as object))
  return [...new Set(parts)].map((part) => ({ list, part }))
}

/** The items of a place in a value of its list, which may be from an earlier time. */
export const itemsOf = async ({ list, part = '' }: LogPlace, value: unknown): Promise<Items> =>
  shapeOf(list).items(value, part)

const loadStore = (list: LoggedList) => SAVED_LISTS[list].load() as Promise<SavedStore<unknown>>

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
  const value = await shapeOf(list).value(after, part ?? '', store.get())
  return saveLogged(store, value, [{ part, before, after, reverts }])
}
