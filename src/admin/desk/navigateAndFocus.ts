import type { AnyRouter } from '@tanstack/react-router'
import type { RouteLink } from '@/ui/navigation/links'

/** A page may take this long to show a row: its code loads, its list is filtered. */
const PATIENCE_MS = 4000

/**
 * Opens a page, and calls `focus`, which focuses something there, until it returns true. On another page that is after
 * its heading has received the focus (`RouteAnnouncer`).
 */
export function navigateAndFocus(router: AnyRouter, link: RouteLink, focus: () => boolean): void {
  if (router.state.location.pathname === link.to) {
    void router.navigate(link)
    focusWhenShown(focus)
    return
  }
  const stop = router.subscribe('onRendered', () => {
    stop()
    focusWhenShown(focus)
  })
  void router.navigate(link)
}

/** Calls `focus` at each change of the page until it returns true, or for four seconds. */
function focusWhenShown(focus: () => boolean): void {
  if (focus()) return
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    removeEventListener('pointerdown', stop, true)
  }
  const observer = new MutationObserver(() => {
    if (focus()) stop()
  })
  const timer = setTimeout(stop, PATIENCE_MS)
  // The editor goes on elsewhere.
  addEventListener('pointerdown', stop, true)
  observer.observe(document.body, { childList: true, subtree: true })
}
