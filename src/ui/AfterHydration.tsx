import { type ReactNode, Suspense } from 'react'
import { useIsHydrated } from './useIsHydrated'

/** Renders its children only in the browser, after hydration. They are not in the HTML that the build makes. */
export function AfterHydration({ children }: { children: ReactNode }) {
  return useIsHydrated() && <Suspense fallback={null}>{children}</Suspense>
}
