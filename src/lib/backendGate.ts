/**
 * Calls and pictures wait at this gate until the backend can answer. In a production build it stands
 * open from the start; in a mock build `main.tsx` shuts it until the service worker is in control, so
 * that rendering never waits for the worker and no call is lost to a 404.
 */
let ready: Promise<void> = Promise.resolve()
let isOpen = true

/** Shuts the gate until `opening` settles. A failed opening opens it too: the call then tells its own error. */
export function holdBackendGate(opening: Promise<unknown>): void {
  isOpen = false
  const mine: Promise<void> = opening.then(open, open)
  function open() {
    if (ready === mine) isOpen = true
  }
  ready = mine
}

/** Resolves when the backend can be called. */
export const backendReady = (): Promise<void> => ready

/** Whether the backend can be called now, without waiting. */
export const isBackendOpen = (): boolean => isOpen
