import type { SavedName } from '@/lib/savedNames.gen'
import type { Store } from '@/lib/store'
import { useStore } from '@/ui/stores/useStore'

type Readable<T> = Pick<Store<T>, 'get' | 'subscribe'>

type ValueOf<S> = S extends Readable<infer T> ? T : never

const nothing = () => null

/**
 * Returns the value of one of the stores of what this browser has saved; null if they are not loaded because it has
 * saved nothing, and during hydration: then show what ships. Give the part that depends on it `waitsFor`.
 */
export function useSaved<Stores, Name extends keyof Stores>(
  stores: Readable<Stores | null>,
  name: Name,
): ValueOf<Stores[Name]> | null {
  const loaded = useStore(stores, nothing)
  const store = loaded
    ? (loaded[name] as Readable<ValueOf<Stores[Name]>>)
    : (stores as Readable<null>)
  return useStore<ValueOf<Stores[Name]> | null>(store, nothing)
}

/** Props of a part that is hidden until hydration if one of these lists is saved (`src/hydration/hideUntilHydrated.ts`). */
export const waitsFor = (...lists: readonly SavedName[]) => ({ 'data-saved': lists.join(' ') })
