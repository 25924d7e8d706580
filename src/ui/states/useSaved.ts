import type { ReadableStore } from '@/lib/deriveStore'
import type { SavedName } from '@/lib/savedNames'
import { useStore } from '@/ui/stores/useStore'

type ValueOf<S> = S extends ReadableStore<infer T> ? T : never

const nothing = () => null

/**
 * Returns the value of one of the stores of what this browser has saved; null if they are not loaded because it has
 * saved nothing, and during hydration: then show what ships. Give the part that depends on it `waitsFor`.
 */
export function useSaved<Stores, Name extends keyof Stores>(
  stores: ReadableStore<Stores | null>,
  name: Name,
): ValueOf<Stores[Name]> | null {
  const loaded = useStore(stores, nothing)
  const store = loaded
    ? (loaded[name] as ReadableStore<ValueOf<Stores[Name]>>)
    : (stores as ReadableStore<null>)
  return useStore<ValueOf<Stores[Name]> | null>(store, nothing)
}

/** Props of a part that is hidden until hydration if one of these lists is saved (`src/hydration/hideUntilHydrated.ts`). */
export const waitsFor = (...lists: readonly SavedName[]) => ({ 'data-saved': lists.join(' ') })
