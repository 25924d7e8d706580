import type { AnyRouter } from '@tanstack/react-router'
import { firstAction, idle } from '@/ui/states/quietLoading'

const PAUSE = 6_000
/** The worker and its files must not share the line with what a press needs. */
const AFTER_ACTION = 1_000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let isStarted = false

/**
 * Starts the service worker of a production build (ADR-17) after the first action of the reader or after `PAUSE`: so the
 * first visit is not slower, and a short one caches nothing. Once, because the layout is mounted again after `/admin`.
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
