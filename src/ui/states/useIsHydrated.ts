import { useSyncExternalStore } from 'react'

/**
 * Returns false in the HTML that the build makes and while React hydrates it, then true. `isHydrated` becomes true later:
 * when every part of the page is hydrated and early presses can be replayed.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
