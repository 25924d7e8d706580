import { managedCategoriesOf } from '@/content/admin/managedCategories'
import type { ParentId } from '@/content/admin/managedCategory'
import { loadPageCategories } from '@/content/admin/pageCategories'
import { parentById } from '@/content/admin/parentSections'
import { settingsPageById } from '@/content/admin/settingsPages'
import { isEqual } from '@/lib/isEqual'
import type { LoggedItem } from '@/lib/listChanges'
import type { SavedStore } from '@/lib/savedStore'
import type { SavedName } from '@/lib/storageKeys'
import { savedAds } from './ads'
import { isLogged, type LoggedList, type LogPlace } from './changeLog'
import { savedManagedCategories } from './managedCategories'
import { savedNewsSources } from './newsSources'
import { savedPageCategories } from './pageCategories'
import { savedPosts, savedProfiles } from './posts'
import { type SavedSystemSettings, savedSystemSettings, settingsItem } from './systemSettings'
import { savedUsers } from './users'
import { savedChannels, savedVideos } from './videos'

type Items = readonly LoggedItem[]

/** A list as the change log sees it: items with ids. */
type Access = {
  get: () => unknown
  /** the items of a value of the list */
  items: (value: unknown, part: string) => Items | Promise<Items>
  /** Returns false where the browser cannot store it (`SavedStore.save`). */
  save: (items: Items, part: string) => boolean | Promise<boolean>
}

const array = (store: unknown): Access => {
  const { get, save } = store as SavedStore<Items>
  return { get, items: (value) => value as Items, save }
}

/** A record of lists: a part that nobody has saved, or that equals what ships, has no entry. */
const record = (store: unknown, shippedPart: (part: string) => Items | Promise<Items>): Access => {
  const { get, save } = store as SavedStore<Readonly<Record<string, Items>>>
  return {
    get,
    items: (value, part) => (value as ReturnType<typeof get>)[part] ?? shippedPart(part),
    save: async (items, part) => {
      const isShipped = isEqual(items, await shippedPart(part))
      const { [part]: _, ...others } = get()
      return save(isShipped ? others : { ...others, [part]: items })
    },
  }
}

const ACCESS: Record<LoggedList, Access> = {
  videos: array(savedVideos),
  channels: array(savedChannels),
  posts: array(savedPosts),
  profiles: array(savedProfiles),
  newsSources: array(savedNewsSources),
  users: array(savedUsers),
  ads: array(savedAds),
  managedCategories: record(savedManagedCategories, (part) =>
    managedCategoriesOf(parentById(part as ParentId).id),
  ),
  pageCategories: record(savedPageCategories, async (part) => {
    const page = settingsPageById(part)
    return page ? loadPageCategories(page) : []
  }),
  systemSettings: {
    get: savedSystemSettings.get,
    items: (value) => [settingsItem(value as SavedSystemSettings)],
    save: ([item]) => {
      if (!item) return false
      const { id: _, ...settings } = item
      return savedSystemSettings.save({ ...savedSystemSettings.get(), ...settings })
    },
  },
}

/** The places that values of a list have: the parts of records, or the list itself; none for a list without a log. */
export function placesIn(list: SavedName, values: readonly unknown[]): LogPlace[] {
  if (!isLogged(list)) return []
  if (list !== 'managedCategories' && list !== 'pageCategories') return [{ list }]
  const parts = values.flatMap((value) => Object.keys(value as object))
  return [...new Set(parts)].map((part) => ({ list, part }))
}

/** The items of a place in a value of its list, which may be from an earlier time. */
export const itemsOf = async ({ list, part = '' }: LogPlace, value: unknown): Promise<Items> =>
  ACCESS[list].items(value, part)

export const readItems = (place: LogPlace): Promise<Items> =>
  itemsOf(place, ACCESS[place.list].get())

export const saveItems = async ({ list, part = '' }: LogPlace, items: Items): Promise<boolean> =>
  ACCESS[list].save(items, part)
