import { backendReady } from '@/lib/requestGate'
import { onFirstInteraction } from '@/ui/onFirstInteraction'
import { isHydrated } from './hydrationMark'

/**
 * What the start of the app and the routes must know of the parts of a page that wait for the reader
 * (`deferHydration.tsx`). A separate module, because only a few pages have such parts.
 */

let firstAction: Promise<void> | undefined
let willHydrate = false

/** Call it before the router loads the page, if React will hydrate its HTML: the code of its parts is not loaded with it. */
export function expectHydration(): void {
  willHydrate = true
}

/**
 * Call it before `hydrateRoot`: parts of the page that hydrate now wait for the reader, who may have acted already. In
 * a mock build they wait for the fake backend at most, because its HTML has no pictures.
 */
export function deferParts({ hasActed }: { hasActed: boolean }): void {
  if (hasActed) firstAction = Promise.resolve()
  else if (import.meta.env.VITE_MOCKS)
    firstAction = Promise.race([firstInteraction(), backendReady()])
  else firstAction = firstInteraction()
}

/** Resolves when the reader acts; undefined on a page that is not hydrated but mounted. */
export const readersFirstAction = (): Promise<void> | undefined => firstAction

export const firstInteraction = (): Promise<void> =>
  new Promise((resolve) => void onFirstInteraction(() => resolve()))

const parts = new Set<() => Promise<void>>()

/** Registers the code of a part that waits for the reader (`deferHydration.tsx`). */
export const registerPart = (load: () => Promise<void>): void => void parts.add(load)

/**
 * The loader of a route whose page has parts that wait for the reader. A page that is mounted, or opened inside the app,
 * waits for the code of these parts, so that it appears at once as a whole: React would show an empty page until they
 * are there, and for at least 300 ms. `importPage` registers them.
 */
export const loadWithParts = (importPage: () => Promise<unknown>) => async (): Promise<void> => {
  const isInNode = typeof document === 'undefined'
  if (isInNode || (willHydrate && !isHydrated())) return
  await importPage()
  await Promise.all([...parts].map((load) => load()))
}
