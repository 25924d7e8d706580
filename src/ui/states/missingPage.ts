const NAME = 'MissingPageError'

/** The error of a page whose code failed to load; not of code that loaded and then threw. */
export type MissingPageError = Error & { name: typeof NAME }

/** Whether an error means that the code of a page failed to load. */
export const isMissingPage = (error: unknown): error is MissingPageError =>
  error instanceof Error && error.name === NAME

/**
 * Makes each error of code that failed to load a `MissingPageError`. It changes that error, since Vite throws the very
 * object that it reports. Returns a function that stops this.
 *
 * When offline it also changes the message. On an error whose message begins with «Failed to fetch dynamically
 * imported module» the router reloads the page once, because it may mean a new release (`lazyRouteComponent`,
 * @tanstack/react-router 1.170). Offline, that would replace our page with the browser's error page. Delete this when
 * the router does not reload offline, or has an option against it.
 * @workaround @tanstack/react-router: tests/faults/network.spec.ts
 */
export function markMissingPages(): () => void {
  const mark = ({ payload }: VitePreloadErrorEvent) => {
    // Code that loaded and then threw has errors of other types; what is no code at all is a `SyntaxError`.
    if (!(payload instanceof TypeError || payload instanceof SyntaxError)) return
    payload.name = NAME
    if (!navigator.onLine) payload.message = `Offline. ${payload.message}`
  }
  window.addEventListener('vite:preloadError', mark)
  return () => window.removeEventListener('vite:preloadError', mark)
}
