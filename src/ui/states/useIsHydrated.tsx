import { type ReactNode, Suspense, useSyncExternalStore } from 'react'

/** Renders its children only in the browser, after hydration. They are not in the HTML that the build makes. */
export function AfterHydration({ children }: { children: ReactNode }) {
  return useIsHydrated() && <Suspense fallback={null}>{children}</Suspense>
}

/** Returns false in the HTML that the build makes and while React hydrates it, then true. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
