import { useEffect } from 'react'

/**
 * Sets `data-hydrated` on `<html>` once the page handles clicks. Both layouts call it: they are inside the router's
 * Suspense boundary, which React hydrates last and as a whole, so their effects run after those of the page.
 */
export function useHydrationMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
}

/** Whether the page is hydrated, or mounted where it has no prerendered HTML. Tests run it inside the page. */
export const isHydrated = (): boolean => document.documentElement.hasAttribute('data-hydrated')
