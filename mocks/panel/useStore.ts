import { useSyncExternalStore } from 'react'
import type { Store } from '@/lib/store'

/** What a store holds, and again whenever that changes. */
export const useStore = <T>({ subscribe, get }: Pick<Store<T>, 'subscribe' | 'get'>): T =>
  useSyncExternalStore(subscribe, get, get)
