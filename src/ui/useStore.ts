import { useSyncExternalStore } from 'react'
import type { Store } from '@/lib/store'

/** Returns the value of a store and rerenders when it changes. */
export const useStore = <T>({ subscribe, get }: Pick<Store<T>, 'subscribe' | 'get'>): T =>
  useSyncExternalStore(subscribe, get, get)
