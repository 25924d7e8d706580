import { type ReactNode, Suspense, useSyncExternalStore } from 'react'

/** What only the browser draws: left out of the HTML that the build makes, and of the first look at it. */
export function AfterHydration({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return isHydrated && <Suspense fallback={null}>{children}</Suspense>
}
