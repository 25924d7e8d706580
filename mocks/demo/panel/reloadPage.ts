import { leaveFrame, loadInTab } from '@mocks/demo/session/frame'

/**
 * Reloads the page. `write` runs after the page's own `pagehide` listeners (the router stores its scroll
 * positions there), so that they do not overwrite what it stores for the next page.
 */
export function reloadPage(write: () => void): void {
  addEventListener('pagehide', write, { once: true })
  leaveFrame()
  loadInTab(location.href)
}
