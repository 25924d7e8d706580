import type { Store } from '@/lib/store'

/** Connects layers and guards with the history of the page. No first page loads the code for it. */
export const connect = (): Promise<void> =>
  import('./connectLayers').then(
    ({ connectOnce }) => connectOnce(),
    // Without its code nothing is connected; the next layer tries again.
    () => {},
  )

/** Adds an item at the end. Returns a function that removes it. */
export function addTo<T>(store: Store<readonly T[]>, item: T): () => void {
  store.set([...store.get(), item])
  void connect()
  return () => store.set(store.get().filter((one) => one !== item))
}
