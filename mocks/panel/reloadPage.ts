/**
 * Loads the page again. `write` runs once the page has written what it writes while it is left (the router
 * its scroll positions), so that this does not end up in the storage that the next page finds.
 */
export function reloadPage(write: () => void): void {
  addEventListener('pagehide', write, { once: true })
  location.reload()
}
