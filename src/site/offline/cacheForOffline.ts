import type { AnyRouter } from '@tanstack/react-router'
import { firstAction, idle } from '@/ui/states/quietLoading'

const PAUSE = 6_000
/** The worker and its files must not share the line with what a press needs. */
const AFTER_ACTION = 1_000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let isStarted = false

/**
 * Starts the service worker of a production build (ADR-17), not before the reader has done something or has read for
 * a while: the first visit is not to wait for it, and who leaves at once caches nothing.
 */
export async function cacheForOffline(
  router: AnyRouter,
  loadMenus: () => Promise<unknown>,
): Promise<void> {
  if (isStarted || !('serviceWorker' in navigator)) return
  isStarted = true
  await Promise.race([firstAction(), wait(PAUSE)])
  await wait(AFTER_ACTION)
  await idle()
  try {
    const { register } = await import('./register')
    await register(router, loadMenus)
  } catch {
    // Without a network there is nothing to cache; the next page tries again.
  }
}
