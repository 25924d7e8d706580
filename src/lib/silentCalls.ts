import { createStore } from './store'

/** A request without an answer for `SILENT_AFTER_MS`. */
export type SilentCall = { id: number; cancel: () => void }

/** After this time the page shows a notice and offers to cancel the request. */
export const SILENT_AFTER_MS = 10_000

/** The requests that are slow now. `ConnectionNotices` shows a notice for them. */
export const silentCalls = createStore<readonly SilentCall[]>([])

let lastId = 0

/** The id of the last request; later requests have a higher id. */
export const lastCallId = (): number => lastId

/**
 * Tracks a request; call this before `fetch`. Pass the returned `signal` to `fetch`: it aborts when `outer` does
 * and when the user cancels. Call `end` when the request has been answered or has failed.
 */
export function watchForSilence(outer?: AbortSignal | null): {
  signal: AbortSignal
  end: () => void
} {
  lastId += 1
  const id = lastId
  const own = new AbortController()
  const cancel = () => own.abort(new DOMException('Cancelled by the person', 'AbortError'))
  const timer = setTimeout(
    () => silentCalls.set([...silentCalls.get(), { id, cancel }]),
    SILENT_AFTER_MS,
  )
  return {
    signal: outer ? AbortSignal.any([outer, own.signal]) : own.signal,
    end() {
      clearTimeout(timer)
      if (silentCalls.get().some((call) => call.id === id))
        silentCalls.set(silentCalls.get().filter((call) => call.id !== id))
    },
  }
}
