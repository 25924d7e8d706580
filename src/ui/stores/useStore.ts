import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import type { ReadableStore } from '@/lib/deriveStore'

/**
 * Returns the value of a store, for what may follow a key press or a click: the control that was used is painted first,
 * and a later change replaces a render that has not ended. Handlers read the store itself, since the value may be late.
 */
export function useStoreInTransition<T>({ get, subscribe }: ReadableStore<T>): T {
  const [value, setValue] = useState(get)
  useEffect(() => {
    const follow = () => startTransition(() => setValue(get))
    follow()
    return subscribe(follow)
  }, [get, subscribe])
  return value
}

/**
 * Returns the value of a store and rerenders when it changes. `getAtBuildTime` returns the value for HTML made at
 * build time and for its hydration, if that is neither what ships nor the store's initial value.
 */
export const useStore = <T>(
  { subscribe, get, shipped = get }: ReadableStore<T> & { shipped?: () => T },
  getAtBuildTime = shipped,
): T => useSyncExternalStore(subscribe, get, getAtBuildTime)

type WithStoreProps<T> = { store: ReadableStore<T>; children: (value: T) => ReactNode }

/** Renders its children again when the store changes, and not the page around them: a press opens a dialog sooner. */
export const WithStore = <T>({ store, children }: WithStoreProps<T>): ReactNode =>
  children(useStore(store))
