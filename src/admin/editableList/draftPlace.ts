import type { SavedStore } from '@/lib/savedStore'

/** Where the unsaved edits of a screen are in the draft of its list (`src/saved/drafts.ts`). */
export type DraftPlace<T, Item> = {
  store: SavedStore<T>
  /** Returns the draft with these items, or without them if they are null; null if nothing is left. */
  put: (draft: T | null, items: readonly Item[] | null) => T | null
  take: (draft: T) => readonly Item[] | undefined
}

/** For a screen that edits the whole list. */
export const wholeList = <Item>(
  store: SavedStore<readonly Item[]>,
): DraftPlace<readonly Item[], Item> => ({
  store,
  put: (_, items) => items,
  take: (items) => items,
})
