type Gtag = (command: 'event', action: string, params: Record<string, string>) => void

declare global {
  interface Window {
    gtag?: Gtag
    dataLayer?: unknown[]
  }
}

/** The function is another’s, or what a blocker has put in its place: its failure must not be the page’s. */
function send(action: string, params: Record<string, string>) {
  try {
    window.gtag?.('event', action, params)
  } catch (error) {
    console.warn('[analytics]', error)
  }
}

/** Sends an event with a category and a label only, through the global function of the service (Spec §7, D-18). */
export function trackEvent(action: string, category: string, label: string): void {
  send(action, { event_category: category, event_label: label })
}

/** Sends a page view; called on each route change (Spec §7). */
export function trackPageView(path: string): void {
  send('page_view', { page_path: path })
}

/**
 * Adds the analytics script once, when there is an id (`VITE_ANALYTICS_ID`, D-18).
 * Without an id it loads nothing, and the two functions above do nothing.
 */
export function loadAnalytics(id: string | undefined): void {
  if (!id || window.gtag) return
  const queue: unknown[] = []
  window.dataLayer = queue
  // The service reads `arguments` objects from the queue, not arrays.
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: the service's own protocol
    queue.push(arguments)
  } as Gtag
  const start = window.gtag as unknown as (...args: unknown[]) => void
  start('js', new Date())
  start('config', id, { send_page_view: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}
