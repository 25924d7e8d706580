/**
 * Before hydration nothing renders the page that Back or Forward leads to, so the document is loaded again: the host
 * has the HTML of that address. Without this the address would change and the page would not. It uses no private
 * API. Delete it when the app listens to `popstate` before hydration.
 */

declare global {
  interface Window {
    /** set by `preboot.ts` */
    earlyBack?: {
      /** stops reloading on Back and Forward */
      stop: () => void
      /** The document is about to be replaced. Its HTML is not that of its address. */
      isReloading: boolean
    }
  }
}

/** Reloads on Back and Forward until `window.earlyBack.stop` is called. Runs in `preboot.ts`. */
export function reloadOnBack(): void {
  const { pathname } = location
  const reload = (event: PopStateEvent) => {
    if (location.pathname === pathname) return
    event.stopImmediatePropagation()
    earlyBack.isReloading = true
    location.reload()
  }
  const earlyBack = { stop: () => removeEventListener('popstate', reload), isReloading: false }
  addEventListener('popstate', reload)
  window.earlyBack = earlyBack
}
