const failed = new Set<unknown>()

/** Whether an error means that code failed to load, or threw when it ran: only a reload of the document tries it again. */
export const isOfCode = (error: unknown): boolean => failed.has(error)

/** Whether an error means that the code of a page failed to load. Code that loaded and then threw has errors of other types. */
export const isMissingPage = (error: unknown): error is Error =>
  // What is no code at all is a `SyntaxError`.
  isOfCode(error) && (error instanceof TypeError || error instanceof SyntaxError)

/**
 * Notes each error of code that failed to load; call it before the first page is loaded.
 *
 * When offline it also changes the message. On an error whose message begins with «Failed to fetch dynamically
 * imported module» the router reloads the page once, because it may mean a new release (`lazyRouteComponent`,
 * @tanstack/react-router 1.170). Offline, that would replace our page with the browser's error page. Delete this when
 * the router does not reload offline, or has an option against it.
 * @workaround @tanstack/react-router: tests/faults/network.spec.ts
 */
export function markMissingPages(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    failed.add(payload)
    if (isMissingPage(payload) && !navigator.onLine) payload.message = `Offline. ${payload.message}`
  })
}
