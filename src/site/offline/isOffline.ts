import type { ReadableStore } from '@/lib/deriveStore'

/** The time at which the worker kept the page that it has answered with, without the network (`src/worker`). */
export const shownKeptAt = (): string | undefined => document.documentElement.dataset.keptAt

/** Whether this page is a kept one, or the browser has no network now. */
export const isOffline: ReadableStore<boolean> = {
  get: () => !navigator.onLine || shownKeptAt() !== undefined,
  subscribe(listener) {
    const end = new AbortController()
    for (const type of ['online', 'offline'])
      addEventListener(type, listener, { signal: end.signal })
    return () => end.abort()
  },
}
