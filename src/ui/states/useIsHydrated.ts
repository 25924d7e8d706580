import { useSyncExternalStore } from 'react'

/** Returns false in the HTML that the build makes and while React hydrates it, then true. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
