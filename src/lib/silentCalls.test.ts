import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lastCallId, SILENT_AFTER_MS, silentCalls, watchForSilence } from './silentCalls'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a request is slow when its time is over, until it ends', () => {
  const { end } = watchForSilence()
  vi.advanceTimersByTime(SILENT_AFTER_MS - 1)
  expect(silentCalls.get()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(silentCalls.get()).toMatchObject([{ id: lastCallId() }])
  end()
  expect(silentCalls.get()).toEqual([])
})

test('a request that is answered in time is never reported', () => {
  const heard = vi.fn()
  const stop = silentCalls.subscribe(heard)
  watchForSilence().end()
  vi.advanceTimersByTime(2 * SILENT_AFTER_MS)
  expect(heard).not.toHaveBeenCalled()
  stop()
})

test('cancelling aborts only that request', () => {
  const [first, second] = [watchForSilence(), watchForSilence()]
  vi.advanceTimersByTime(SILENT_AFTER_MS)
  silentCalls.get()[0]?.cancel()
  expect([first.signal.aborted, second.signal.aborted]).toEqual([true, false])
  first.end()
  second.end()
})

test('the caller can abort it as well', () => {
  const caller = new AbortController()
  const { signal, end } = watchForSilence(caller.signal)
  caller.abort()
  expect(signal.aborted).toBe(true)
  end()
})
