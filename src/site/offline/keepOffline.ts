import type { AnyRouter } from '@tanstack/react-router'
import { firstAction, idle } from '@/ui/lazyWithPreload'

const PAUSE = 6_000
let isStarted = false

/**
 * Starts the service worker of a production build (ADR-17), not before the reader does something or has read for a
 * while: the first visit is not to wait for it, and who leaves at once keeps nothing.
 */
export async function keepOffline(router: AnyRouter): Promise<void> {
  if (isStarted || !('serviceWorker' in navigator)) return
  isStarted = true
  await Promise.race([firstAction(), new Promise((resolve) => setTimeout(resolve, PAUSE))])
  await idle()
  try {
    const { register } = await import('./register')
    await register(router)
  } catch {
    // Without a network there is nothing to keep; the next page tries again.
  }
}
