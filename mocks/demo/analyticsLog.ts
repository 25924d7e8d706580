import { createStore } from '@/lib/store'

const LOG_LENGTH = 50

/** An event as the analytics service would receive it (Spec §7). */
export type AnalyticsEvent = { id: number; action: string; params: Record<string, string> }

const store = createStore<readonly AnalyticsEvent[]>([])
let lastId = 0

/** The last 50 analytics events of this page, newest first. The demo panel lists them (D-18). */
export const analyticsLog = {
  get: store.get,
  subscribe: store.subscribe,
  clear: (): void => store.set([]),
}

/**
 * Sets `window.gtag` to a function that logs each event. If the page already has a `gtag`, that one still
 * receives every call. For mock builds without an analytics id; call it before the app sends the first page
 * view.
 */
export function recordAnalytics(): void {
  const other = window.gtag
  window.gtag = (command, action, params) => {
    lastId += 1
    store.set([{ id: lastId, action, params }, ...store.get()].slice(0, LOG_LENGTH))
    other?.(command, action, params)
  }
}
