const missing = new WeakSet<object>()

/** Whether an error says that the code of a page did not come. */
export const isMissingPage = (error: unknown): boolean =>
  error instanceof Error && missing.has(error)

/**
 * Remembers the errors of code that did not come, for `isMissingPage`. The router answers them by loading
 * the page anew, once, for they may mean a new release; offline that would put the browser's own error page
 * in the place of ours, so there they get other words than the router looks for. Returns the way to stop.
 * @workaround @tanstack/react-router: tests/faults/network.spec.ts
 */
export function markMissingPages(): () => void {
  const mark = ({ payload }: VitePreloadErrorEvent) => {
    // Code that came and broke throws errors of its own.
    if (!(payload instanceof TypeError)) return
    missing.add(payload)
    if (!navigator.onLine) payload.message = `Offline. ${payload.message}`
  }
  window.addEventListener('vite:preloadError', mark)
  return () => window.removeEventListener('vite:preloadError', mark)
}
