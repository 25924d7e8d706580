import { createStore } from '@/lib/store'

const LOG_LENGTH = 50

/** An event as the analytics service would get it (Spec §7). */
export type AnalyticsEvent = { id: number; action: string; params: Record<string, string> }

const store = createStore<readonly AnalyticsEvent[]>([])
let lastId = 0

/** The last analytics events of this page, newest first: the demo panel lists them (D-18). */
export const analyticsLog = {
  get: store.get,
  subscribe: store.subscribe,
  clear: (): void => store.set([]),
}

/**
 * Stands in for the analytics service's global function and notes its events; one that is there already
 * hears of them too. For mock builds without an analytics id, before the app sends the first page view.
 */
export function recordAnalytics(): void {
  const other = window.gtag
  window.gtag = (command, action, params) => {
    lastId += 1
    store.set([{ id: lastId, action, params }, ...store.get()].slice(0, LOG_LENGTH))
    other?.(command, action, params)
  }
}
