import type { AnyRouter } from '@tanstack/react-router'
import { onFirstInteraction } from '@/ui/onFirstInteraction'

const PAUSE = 6_000
let isStarted = false

/**
 * Starts the service worker of a production build (ADR-17), not before the reader does something or has read for a
 * while: the first visit is not to wait for it, and who leaves at once keeps nothing.
 */
export function keepOffline(router: AnyRouter): void {
  if (isStarted || !('serviceWorker' in navigator)) return
  isStarted = true
  const stop = onFirstInteraction(start)
  const timer = setTimeout(start, PAUSE)
  function start() {
    stop()
    clearTimeout(timer)
    // Safari has no idle callback.
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(() => {
      import('./register')
        .then(({ register }) => register(router))
        .catch(() => {
          // Without a network there is nothing to keep; the next page tries again.
        })
    })
  }
}
