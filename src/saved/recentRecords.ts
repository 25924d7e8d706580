import { createSavedStore, isText, parseList } from '@/lib/savedStore'

/** The number of entries that are stored; the oldest go first. */
const MAX_RECENT = 8

/** The entries of the command palette that were opened last, by their keys, the last one first. */
export const savedRecentRecords = createSavedStore<readonly string[]>({
  name: 'recentRecords',
  shipped: () => [],
  parse: (value) => parseList(value, isText),
})

/** Adds an entry, or moves it to the front. If storage is full, it is known until the page is reloaded. */
export const addRecentRecord = (key: string): boolean =>
  savedRecentRecords.save(
    [key, ...savedRecentRecords.get().filter((other) => other !== key)].slice(0, MAX_RECENT),
  )
