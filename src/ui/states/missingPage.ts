const missing = new WeakSet<object>()

/** Whether an error means that the code of a page failed to load. */
export const isMissingPage = (error: unknown): boolean =>
  error instanceof Error && missing.has(error)

/**
 * Records errors of code that failed to load, for `isMissingPage`. On such an error the router reloads the page
 * once, because it may mean a new release. Offline, that reload would replace our page with the browser's error
 * page, so the message is changed when offline: the router then does not recognise it. Returns a function that
 * stops recording.
 * @workaround @tanstack/react-router: tests/faults/network.spec.ts
 */
export function markMissingPages(): () => void {
  const mark = ({ payload }: VitePreloadErrorEvent) => {
    // Code that loaded and then threw has errors of other types.
    if (!(payload instanceof TypeError)) return
    missing.add(payload)
    if (!navigator.onLine) payload.message = `Offline. ${payload.message}`
  }
  window.addEventListener('vite:preloadError', mark)
  return () => window.removeEventListener('vite:preloadError', mark)
}
