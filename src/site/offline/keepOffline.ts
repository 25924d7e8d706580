import type { AnyRouter } from '@tanstack/react-router'
import { idle } from '@/ui/lazyWithPreload'

const PAUSE = 4_000
let isStarted = false

/**
 * Starts the service worker of a production build (ADR-17), not before the reader has read for a while: neither the
 * first visit nor the first press is to wait for it, and who leaves at once keeps nothing.
 */
export async function keepOffline(router: AnyRouter): Promise<void> {
  if (isStarted || !('serviceWorker' in navigator)) return
  isStarted = true
  await new Promise((resolve) => setTimeout(resolve, PAUSE))
  await idle()
  try {
    const { register } = await import('./register')
    await register(router)
  } catch {
    // Without a network there is nothing to keep; the next page tries again.
  }
}
