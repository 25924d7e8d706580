/**
 * Before hydration nothing renders the page that Back or Forward leads to, so the document is loaded again: the host
 * has the HTML of that address. Without this the address would change and the page would not. It uses no private
 * API. Delete it when the app listens to `popstate` before hydration.
 */

declare global {
  interface Window {
    /** Stops reloading on Back and Forward; set by `preboot.ts` */
    stopReloadOnBack?: () => void
  }
}

/** Reloads on Back and Forward until `window.stopReloadOnBack` is called. Runs in `preboot.ts`. */
export function reloadOnBack(): void {
  const { pathname } = location
  const reload = (event: PopStateEvent) => {
    if (location.pathname === pathname) return
    event.stopImmediatePropagation()
    location.reload()
  }
  addEventListener('popstate', reload)
  window.stopReloadOnBack = () => removeEventListener('popstate', reload)
}
