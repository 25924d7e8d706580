import type { ReadableStore } from '@/lib/deriveStore'

/** The time at which the worker cached the page that it has answered with, without the network (`src/worker`). */
export const shownCachedAt = (): string | undefined => document.documentElement.dataset.cachedAt

/** Whether this page is a cached one, or the browser has no network now. */
export const isOffline: ReadableStore<boolean> = {
  get: () => !navigator.onLine || shownCachedAt() !== undefined,
  subscribe(listener) {
    const end = new AbortController()
    for (const type of ['online', 'offline'])
      addEventListener(type, listener, { signal: end.signal })
    return () => end.abort()
  },
}
