import type { SavedName } from '@/lib/storageKeys'
import { createStore } from '@/lib/store'

/**
 * How often `ModifiedBadge` has reset saved lists on this page. Screens then start again from what is saved, without
 * their unsaved edits; otherwise the change would look like what another tab has saved.
 */
export const replacements = createStore(0)

/** What the mark needs of a `SavedStore`, of any type. */
export type Resettable = {
  name: SavedName
  shipped: () => unknown
  get: () => unknown
  subscribe: (listener: () => void) => () => void
  save: (next: never) => boolean
}

export type ModifiedBadgeProps = {
  /** what the stores hold, for the question: «المستخدمون» */
  title: string
  /** the same array on every render */
  stores: readonly Resettable[]
}
