import { createStore } from '@/lib/store'

export type AnalyticsEvent = { id: number; action: string; params: Record<string, string> }

/** The last 50, newest first (D-18). */
export const analyticsLog = createStore<readonly AnalyticsEvent[]>([])

/** Sets `window.gtag` to a function that logs each event; one that the page already has still receives every call. */
export function recordAnalytics(): void {
  const other = window.gtag
  let id = 0
  window.gtag = (command, action, params) => {
    id += 1
    analyticsLog.set([{ id, action, params }, ...analyticsLog.get()].slice(0, 50))
    other?.(command, action, params)
  }
}
