import type { Store } from './store'

export type ReadableStore<T> = Pick<Store<T>, 'get' | 'subscribe'>

/** A store whose value `make` computes from other stores, again only after one of them has changed. */
export function deriveStore<T>(
  sources: readonly ReadableStore<unknown>[],
  make: () => T,
): ReadableStore<T> {
  let last: { inputs: readonly unknown[]; value: T } | null = null
  return {
    get() {
      const inputs = sources.map((source) => source.get())
      if (!last?.inputs.every((input, index) => Object.is(input, inputs[index])))
        last = { inputs, value: make() }
      return last.value
    },
    subscribe: (listener) => subscribeToAll(sources, listener),
  }
}

/** Calls back after a change of any of the stores. Returns a function that ends this. */
export function subscribeToAll(
  stores: readonly Pick<ReadableStore<unknown>, 'subscribe'>[],
  listener: () => void,
): () => void {
  const stops = stores.map(({ subscribe }) => subscribe(listener))
  return () => {
    for (const stop of stops) stop()
  }
}
