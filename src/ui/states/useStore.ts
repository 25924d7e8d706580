import { useSyncExternalStore } from 'react'
import type { Store } from '@/lib/store'

/**
 * Returns the value of a store and rerenders when it changes. `getAtBuildTime` returns the value for HTML made at
 * build time and for its hydration, if that is not the store's initial value.
 */
export const useStore = <T>(
  { subscribe, get }: Pick<Store<T>, 'subscribe' | 'get'>,
  getAtBuildTime: () => T = get,
): T => useSyncExternalStore(subscribe, get, getAtBuildTime)
