import type { AnyRouter } from '@tanstack/react-router'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { afterMark, beforeMark, markNavigations } from '@/ui/states/hydrationMark'
import { isReloading } from './earlyBack'
import { replayEarlyPresses } from './earlyPresses'
import { hasOwnHtml, removePrerenderedHtml } from './fallbackHtml'
import { isQueryHidden, showQuery } from './queryAfterHydration'

/**
 * Leaves the page where the reader has scrolled it before hydration. The router would scroll it to the top after its
 * first render, and stores positions only after a scroll event (@tanstack/react-router 1.170). Call it before
 * `hydrateRoot`. It uses no private API, but relies on the router reading its options again at each render. Delete it
 * when the router keeps the position of a hydrated page itself.
 * @workaround @tanstack/react-router: tests/built/beforeScripts.spec.ts
 */
function keepScrollPosition(router: AnyRouter): void {
  const { scrollRestoration = false } = router.options
  router.options.scrollRestoration = () => false
  const unsubscribe = router.subscribe('onRendered', () => {
    router.options.scrollRestoration = scrollRestoration
    // Makes the router store the position. Otherwise Back would later open this page at its top.
    document.dispatchEvent(new Event('scroll'))
    unsubscribe()
  })
}

/**
 * Hydrates the HTML that the build made for this path (`scripts/prerender.ts`, ADR-11), so that the reader sees the
 * page before any script has run. Mounts the app instead when there is no such HTML, or when it belongs to another path.
 * Delete the hydration when the public pages are no longer prerendered.
 * @throws {Error} when index.html has no `#root`
 */
export async function mountOrHydrate(router: AnyRouter, app: ReactNode): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  if (isReloading()) return
  markNavigations(router)
  // The effects of all components end first.
  afterMark(() => queueMicrotask(() => void replayEarlyPresses()))
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
  if (isReloading()) return
  keepScrollPosition(router)
  window.earlyPresses?.noteFields()
  // In a transition React hydrates in slices between which the browser can handle input.
  startTransition(() => {
    // Not an event: that is for what ends the page (`startFailure.ts`).
    hydrateRoot(root, app, { onRecoverableError: console.error })
  })
}
