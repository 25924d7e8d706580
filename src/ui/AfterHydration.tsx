import { type ReactNode, Suspense, useSyncExternalStore } from 'react'

/** Renders its children only in the browser, after hydration. They are not in the HTML that the build makes. */
export function AfterHydration({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return isHydrated && <Suspense fallback={null}>{children}</Suspense>
}
