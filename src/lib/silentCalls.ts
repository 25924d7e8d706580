import { createStore } from './store'

/** A call that nobody has answered for `SILENT_AFTER_MS`. */
export type SilentCall = { id: number; cancel: () => void }

/** As long as a person waits before being told, and offered a way out. */
export const SILENT_AFTER_MS = 10_000

/** The calls that are silent now; the page tells of them and offers to cancel them. */
export const silentCalls = createStore<readonly SilentCall[]>([])

let lastId = 0

/** Calls made from now on have a higher number. */
export const lastCallId = (): number => lastId

/**
 * Watches a call from before it is made: `signal` is to be given to it, and aborts when `outer` does or
 * when the person cancels; `end` is to be called when it is answered or has failed.
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
