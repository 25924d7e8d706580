import { type ReactNode, useSyncExternalStore } from 'react'
import type { Store } from '@/lib/store'

/**
 * Returns the value of a store and rerenders when it changes. `getAtBuildTime` returns the value for HTML made at
 * build time and for its hydration, if that is not the store's initial value.
 */
export const useStore = <T>(
  { subscribe, get }: Pick<Store<T>, 'subscribe' | 'get'>,
  getAtBuildTime: () => T = get,
): T => useSyncExternalStore(subscribe, get, getAtBuildTime)

type WithStoreProps<T> = {
  store: Pick<Store<T>, 'subscribe' | 'get'>
  children: (value: T) => ReactNode
}

/** Renders its children again when the store changes, and not the page around them: a press opens a dialog sooner. */
export const WithStore = <T>({ store, children }: WithStoreProps<T>): ReactNode =>
  children(useStore(store))
