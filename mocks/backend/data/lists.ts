import type { SavedStore } from '@/lib/savedStore'
import { SAVED_LISTS } from '@/saved/registry'
import type { ListName } from './dataKeys'

/**
 * The store of one saved list. `src/saved/lists.ts` has them all, with the content of the whole back office; a link, a
 * tour and a jump of the time machine need only those that they name.
 */
export const loadList = (name: ListName): Promise<SavedStore<unknown>> =>
  SAVED_LISTS[name].load() as Promise<SavedStore<unknown>>
