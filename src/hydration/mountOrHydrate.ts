import type { AnyRouter } from '@tanstack/react-router'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { hasOwnHtml, removePrerenderedHtml } from './fallbackHtml'
import { beforeMark, markNavigations } from './hydrationMark'
import { isQueryHidden, showQuery } from './queryAfterHydration'
import { keepScrollPosition } from './scrollRestoration'

/**
 * Hydrates the HTML that the build made for this path (`scripts/prerender.mjs`, ADR-11), so that the reader sees the
 * page before any script has run. Mounts the app instead when there is no such HTML, or when it belongs to another path.
 * Delete the hydration when the public pages are no longer prerendered.
 * @throws {Error} when index.html has no `#root`
 */
export async function mountOrHydrate(router: AnyRouter, app: ReactNode): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  if (window.earlyBack?.isReloading) return
  markNavigations(router)
  if (!hasOwnHtml()) {
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
  if (isQueryHidden()) beforeMark(() => showQuery(router))
  await router.load()
  if (window.earlyBack?.isReloading) return
  keepScrollPosition(router)
  window.earlyPresses?.noteFields()
  // In a transition React hydrates in slices between which the browser can handle input.
  startTransition(() => {
    hydrateRoot(root, app)
  })
}
