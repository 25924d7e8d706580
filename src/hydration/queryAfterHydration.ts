import { parseHref } from '@tanstack/history'
import { type AnyRouter, createBrowserHistory } from '@tanstack/react-router'
import { withoutMarksAtEnd } from '@/lib/queryString'
import { hasOwnHtml } from './fallbackHtml'

// The build makes HTML without a query, so that is what React must hydrate.
let isHidden = false

export const isQueryHidden = (): boolean => isHidden

/** The history of the app. Where the page has HTML to hydrate, the address has no query until `showQuery`. */
export function createAppHistory() {
  const { pathname, search, hash } = location
  const href = pathname + search + hash
  const plain = withoutMarksAtEnd(href)
  if (plain !== href) history.replaceState(history.state, '', plain)
  isHidden = hasOwnHtml() && location.search !== ''
  return createBrowserHistory({
    parseLocation() {
      const { pathname, search, hash } = location
      return parseHref(pathname + (isHidden ? '' : search) + hash, history.state)
    },
  })
}

/** Renders the page of the whole address. Call it after hydration; it resolves when the page is rendered. */
export async function showQuery(router: AnyRouter): Promise<void> {
  isHidden = false
  const { scrollX: left, scrollY: top } = window
  const rendered = new Promise<void>((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      resolve()
    })
  })
  // The history reads the address again.
  history.replaceState(history.state, '')
  await rendered
  // The router has scrolled to the place that the address names, where the reader may have left it.
  scrollTo({ left, top, behavior: 'instant' })
}
