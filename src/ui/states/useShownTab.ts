import { useDeferredValue } from 'react'
import { isHydrated } from './isHydrated'

/**
 * The tab whose panel a page shows: a press changes the strip of tabs at once and the panel in a later render. Until the
 * page is hydrated there is no delay: the panel of the HTML would be shown for a moment (`hideUntilHydrated.ts`).
 */
export function useShownTab<Tab>(tab: Tab): Tab {
  const shown = useDeferredValue(tab)
  return isHydrated() ? shown : tab
}
