import type { AnyRouter } from '@tanstack/react-router'

/**
 * Leaves the page where the reader has scrolled it before hydration. The router would scroll it to the top after its
 * first render, and stores positions only after a scroll event (@tanstack/react-router 1.170). Call it before
 * `hydrateRoot`. It uses no private API, but relies on the router reading its options again at each render. Delete it
 * when the router keeps the position of a hydrated page itself.
 * @workaround @tanstack/react-router: tests/built/beforeScripts.spec.ts
 */
export function keepScrollPosition(router: AnyRouter): void {
  const { scrollRestoration = false } = router.options
  router.options.scrollRestoration = () => false
  const unsubscribe = router.subscribe('onRendered', () => {
    router.options.scrollRestoration = scrollRestoration
    // Makes the router store the position. Otherwise Back would later open this page at its top.
    document.dispatchEvent(new Event('scroll'))
    unsubscribe()
  })
}
