/**
 * Requests and pictures wait here until the backend can answer. In a production build they never wait. In a
 * mock build `main.tsx` makes them wait until the service worker controls the page, so that rendering does not
 * wait for the worker and no request gets a 404.
 */
let ready: Promise<void> = Promise.resolve()
let isOpen = true

/** Makes requests wait until `opening` settles. A rejection also ends the wait: the request then fails by itself. */
export function holdBackendGate(opening: Promise<unknown>): void {
  isOpen = false
  const mine: Promise<void> = opening.then(open, open)
  function open() {
    if (ready === mine) isOpen = true
  }
  ready = mine
}

/** A promise that resolves when the backend can be called. It never rejects. */
export const backendReady = (): Promise<void> => ready

/** Whether the backend can be called now, without waiting. */
export const isBackendOpen = (): boolean => isOpen
