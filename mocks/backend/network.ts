import type { RequestHandler } from 'msw'
import { type SetupWorker, setupWorker } from 'msw/browser'
import { getResponse } from 'msw/utils/get-response'
import { onStorageChange } from '@/lib/onStorageChange'
import { answerAll, isApiCall } from './answerAll'
import { MESSAGES_KEY } from './data/dataKeys'
import { dataCalls } from './dataCalls'

/** How long to wait for the service worker before the page continues without it. */
const WORKER_TIMEOUT_MS = 8000

/**
 * Starts msw on this page with these handlers and returns its API (`use`, `resetHandlers`). Resolves when the worker
 * controls this page, so that pictures are answered too. If the browser has no workers, refuses this one, or takes
 * longer than 8 s, it warns once and only `fetch` is answered. Never rejects.
 */
export async function openNetwork(handlers: readonly RequestHandler[]): Promise<SetupWorker> {
  // Not `virtual:msw`: it has a top-level await, and in a build with one Rolldown writes a second file for most
  // `import()`s (1.2, 28 November 2026: 461 files instead of 224).
  const mocks = setupWorker(answerAll(handlers))
  const hasWorkers = 'serviceWorker' in navigator
  if (hasWorkers) allowFailedUpdates()
  const tooLate = new Promise<string>((resolve) => {
    setTimeout(resolve, WORKER_TIMEOUT_MS, 'the service worker did not start')
  })
  const failure = await Promise.race([start(mocks, hasWorkers), tooLate])
  if (failure) {
    console.warn(`[mocks] ${failure}; calls are answered, pictures are not`)
    // Without worker support msw itself patches `fetch`. If the worker failed to start, nothing does.
    if (hasWorkers) answerFetchHere(mocks)
  }
  return mocks
}

/**
 * Prevents the unhandled rejection when a caller ignores the promise of `registration.update()`; a caller that awaits
 * it still gets the error. Cause, in msw 3.0.5: the worker unregisters itself when its page unloads; a page that starts
 * at that moment still finds it and calls `update()` without handling the promise, and the browser rejects it («Failed
 * to update a ServiceWorker … Not found»). The worker still answers. Delete this when msw handles the rejection
 * (`getWorkerInstance`): then the test in tests/built/demo.spec.ts passes without it (ADR-15).
 * @workaround msw: tests/built/demo.spec.ts
 */
function allowFailedUpdates(): void {
  const { prototype } = ServiceWorkerRegistration
  const { update } = prototype
  prototype.update = function (this: ServiceWorkerRegistration) {
    const updated = update.call(this)
    updated.catch(() => undefined)
    return updated
  }
}

/** Returns null when the worker answers this page, otherwise the reason why it does not. */
async function start(mocks: SetupWorker, hasWorkers: boolean): Promise<string | null> {
  try {
    await mocks.start({
      serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
      onUnhandledFrame: 'bypass',
      // Otherwise msw prints its banner and every request.
      quiet: true,
    })
  } catch (error) {
    return `the service worker was refused (${error instanceof Error ? error.message : error})`
  }
  if (!hasWorkers) return 'this page may not use a service worker'
  await controlled(navigator.serviceWorker)
  return null
}

/** Resolves when a worker controls the page: until then, `<img>` requests are not answered. */
async function controlled(workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller) return
  await reloadIfRevived(workers)
  return new Promise((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true })
  })
}

/**
 * Reloads the page, once, if the worker was active before the page registered it: it takes control of pages only while
 * it is activated. Cause, in msw 3.0.5: the worker unregisters itself when the last page that uses msw unloads. If
 * another page of the site is open by then, such as Storybook's own around its preview, the browser waits with the
 * removal, and registering revives the same worker. One in ten links of Storybook's first page needed more than 8 s.
 * msw reloads too where it finds its worker without control. Delete this when its worker takes control of a page that
 * says `MOCK_ACTIVATE`: then the test in tests/built/demo.spec.ts passes without it (ADR-15).
 * @workaround msw: tests/built/demo.spec.ts
 */
async function reloadIfRevived(workers: ServiceWorkerContainer): Promise<void> {
  const registration = await workers.getRegistration()
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload'
  if (registration?.active?.state !== 'activated' || workers.controller || isReload) return
  location.reload()
}

/** The fallback: patches `fetch` of this page so that API calls go to the handlers. */
function answerFetchHere(mocks: SetupWorker): void {
  const realFetch = globalThis.fetch.bind(globalThis)
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!isApiCall(request)) return realFetch(request)
    const answer = await getResponse(mocks.listHandlers() as RequestHandler[], request)
    request.signal.throwIfAborted()
    // A browser's `fetch` also throws this for a network error.
    if (!answer || answer.type === 'error') throw new TypeError('Failed to fetch')
    return answer
  }
}

/**
 * Refetches the messages when the changes of another tab are visible in this one (Spec §4, two tabs). The app's own
 * broadcast is not enough: it arrives before the other tab's write is visible here, so a refetch at that time would
 * read the old list. The module of the calls is loaded only then: a page that shows messages has it already.
 */
export function invalidateOnExternalChange(): void {
  const path = dataCalls.list.path.slice(1)
  const emit = () => import('@/api/crossTab').then((it) => it.emitInvalidation(path))
  onStorageChange(MESSAGES_KEY, () => void emit().catch(() => {}))
}
