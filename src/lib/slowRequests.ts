import { createStore } from './store'

/** A request without an answer for `SLOW_AFTER_MS`. */
export type SlowRequest = { id: number; cancel: () => void }

/** After this time the page shows a notice and offers to cancel the request. */
export const SLOW_AFTER_MS = 10_000

/** The requests that are slow now. `ConnectionNotices` shows a notice for them. */
export const slowRequests = createStore<readonly SlowRequest[]>([])

let lastId = 0

/** The id of the last request; later requests have a higher id. Nothing renders it, so it is in no store. */
export const lastRequestId = (): number => lastId

/**
 * Tracks a request; call this before `fetch`. Pass the returned `signal` to `fetch`: it aborts when `outer` does
 * and when the user cancels. Call `end` when the request has been answered or has failed.
 */
export function trackRequest(outer?: AbortSignal | null) {
  lastId += 1
  const id = lastId
  const controller = new AbortController()
  const cancel = () => controller.abort(new DOMException('Cancelled by the person', 'AbortError'))
  const timer = setTimeout(
    () => slowRequests.set([...slowRequests.get(), { id, cancel }]),
    SLOW_AFTER_MS,
  )
  return {
    signal: AbortSignal.any([controller.signal, ...(outer ? [outer] : [])]),
    end() {
      clearTimeout(timer)
      if (slowRequests.get().some((call) => call.id === id))
        slowRequests.set(slowRequests.get().filter((call) => call.id !== id))
    },
  }
}
