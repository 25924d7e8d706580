/**
 * Before hydration nothing renders the page that Back or Forward leads to, so the document is loaded again: the host
 * has the HTML of that address. Without this the address would change and the page would not. It uses no private
 * API. Delete it when the app listens to `popstate` before hydration.
 */

/** Reloads on Back and Forward until the page is hydrated. Runs in `preboot.ts`. */
export function reloadOnBack(): void {
  const { pathname } = location
  addEventListener('popstate', (event) => {
    const { dataset } = document.documentElement
    if (location.pathname === pathname || dataset.hydrated !== undefined) return
    event.stopImmediatePropagation()
    dataset.reloading = ''
    location.reload()
  })
}

/** Whether the document is about to be replaced. Its HTML is not that of its address. */
export const isReloading = (): boolean => document.documentElement.dataset.reloading !== undefined
