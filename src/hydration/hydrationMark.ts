/**
 * Sets `data-hydrated` on `<html>`: the page handles clicks. React has no public API for the end of hydration, so both
 * layouts call this in an effect. They are inside the router's Suspense boundary, which React hydrates last and as a
 * whole, and their effects run after those of the page. Delete it when React reports the end of hydration.
 */
export function markHydrated(): void {
  document.documentElement.setAttribute('data-hydrated', '')
}

/** Whether the page is hydrated, or mounted where it has no prerendered HTML. Tests run it inside the page. */
export const isHydrated = (): boolean => document.documentElement.hasAttribute('data-hydrated')
