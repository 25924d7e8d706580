import { createStore } from './store'

/**
 * Requests and pictures wait here until the backend can answer. In a production build they never wait. In a
 * mock build `main.tsx` makes them wait until the service worker controls the page, so that rendering does not
 * wait for the worker and no request gets a 404.
 */
let ready: Promise<void> = Promise.resolve()
/** Whether the backend can be called now, without waiting. */
export const isBackendReady = createStore(true)

/** Makes requests wait until `settled` settles. A rejection also ends the wait: the request then fails by itself. */
export function blockRequestsUntil(settled: Promise<unknown>): void {
  isBackendReady.set(false)
  const open = () => isBackendReady.set(true)
  ready = settled.then(open, open)
}

/** A promise that resolves when the backend can be called. It never rejects. */
export const backendReady = (): Promise<void> => ready
