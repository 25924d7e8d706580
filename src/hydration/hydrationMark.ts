import type { AnyRouter } from '@tanstack/react-router'

/**
 * Sets `data-hydrated` on `<html>`, with the address as its value: the page handles clicks. React has no public API for the end of hydration, so both
 * layouts call this in an effect. They are inside the router's Suspense boundary, which React hydrates last and as a
 * whole, and their effects run after those of the page. A navigation before that would hydrate the HTML with another
 * page, so Back and Forward reload until now (`earlyBack.ts`). Delete it when React reports the end of hydration.
 */
export function markHydrated(): void {
  document.documentElement.setAttribute('data-hydrated', location.href)
  window.earlyBack?.stop()
}

/** Updates the mark after each navigation, so that tests can wait until the page of an address is rendered. */
export function markNavigations(router: AnyRouter): void {
  router.subscribe('onRendered', () => {
    if (isHydrated()) markHydrated()
  })
}

/**
 * Whether the page is hydrated, or mounted where it has no prerendered HTML; false in Node. Tests run it inside the
 * page.
 */
export const isHydrated = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.hasAttribute('data-hydrated')

/** Whether a control handles clicks: also a part that waits for the reader (`deferHydration.tsx`) is hydrated. */
export const isControlHydrated = (control: Element): boolean =>
  isHydrated() && control.closest('[data-deferred]') === null
