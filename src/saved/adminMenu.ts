import { createSavedStore, isText, parseList } from '@/lib/savedStore'

/** Whether the admin menu is collapsed (Spec §2: a collapsible side menu). */
export const savedAdminMenu = createSavedStore<boolean>({
  name: 'adminMenu',
  shipped: () => false,
})

/** The number of entries that are stored; the oldest go first. */
const MAX_RECENT = 8

/** The entries of the command palette that were opened last, by their keys, the last one first. */
export const savedRecentRecords = createSavedStore<readonly string[]>({
  name: 'recentRecords',
  shipped: () => [],
  parse: (value) => parseList(value, isText),
})

/** Adds an entry, or moves it to the front. If storage is full, the entry lasts until a reload. */
export const addRecentRecord = (key: string): boolean =>
  savedRecentRecords.save(
    [key, ...savedRecentRecords.get().filter((other) => other !== key)].slice(0, MAX_RECENT),
  )
