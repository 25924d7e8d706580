import { createStore } from '@/lib/store'
import type * as Stores from './publicStores'

/**
 * What editors have saved, as readers see it (D-34); null until it is loaded, which only happens if something is saved
 * (`routes/__root.tsx`). Pages read it with `useSaved`.
 */
export const publicLists = createStore<typeof Stores | null>(null)

export async function loadPublicLists(): Promise<typeof Stores> {
  const stores = await import('./publicStores')
  publicLists.set(stores)
  return stores
}
