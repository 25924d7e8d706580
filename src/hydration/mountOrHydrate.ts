import type { AnyRouter } from '@tanstack/react-router'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { replayClicks } from './clickReplay'
import { deferParts, expectHydration } from './deferredParts'
import { hasOwnHtml, removePrerenderedHtml } from './fallbackHtml'
import { markNavigations } from './hydrationMark'
import { keepScrollPosition } from './scrollRestoration'

/**
 * Hydrates the HTML that the build made for this path (`scripts/prerender.mjs`, ADR-11), so that the reader sees the
 * page before any script has run: largest paint × 0.95–1.01 of a static page instead of × 2.0 (ADR-7, 22 November
 * 2026). Mounts the app instead when there is no such HTML, when the HTML belongs to another path, or when the route
 * reads a query. Delete the hydration when the public pages are no longer prerendered.
 * @throws {Error} when index.html has no `#root`
 */
export async function mountOrHydrate(router: AnyRouter, app: ReactNode): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  if (window.earlyBack?.isReloading) return
  markNavigations(router)
  if (!hasOwnHtml() || (location.search && readsQuery(router))) {
    window.earlyClick?.take()
    window.earlyBack?.stop()
    // The HTML of this path stays until the app can replace it.
    await router.load()
    removePrerenderedHtml(root)
    createRoot(root).render(app)
    return
  }
  // `router.ssr` is undocumented. It makes the router render the same tree as in Node: no Suspense boundary around
  // the page, nothing loading. Delete it when the router has an option for hydration without its server (TanStack
  // Start).
  // @workaround @tanstack/react-router: tests/built/prerender.spec.ts
  router.ssr = { manifest: undefined }
  expectHydration()
  await router.load()
  if (window.earlyBack?.isReloading) return
  keepScrollPosition(router)
  const clicked = window.earlyClick?.take()
  deferParts({ hasActed: clicked != null })
  // In a transition React hydrates in slices between which the browser can handle input.
  startTransition(() => {
    hydrateRoot(root, app)
  })
  replayClicks(clicked)
}

/** Whether the route reads a query. The build makes HTML without one, so that page would differ from the HTML. */
function readsQuery(router: AnyRouter): boolean {
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname)
  return routes.some(({ options }) => options.validateSearch)
}
