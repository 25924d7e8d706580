import { useDeferredValue } from 'react'
import { isHydrated } from './isHydrated'

/**
 * The tab whose panel a page shows: the strip of tabs answers a press, and the panel follows. Until the page is hydrated
 * it is at once that of the address: the panel of the HTML would be seen again for a moment (`hideUntilHydrated.ts`).
 */
export function useShownTab<Tab>(tab: Tab): Tab {
  const shown = useDeferredValue(tab)
  return isHydrated() ? shown : tab
}
