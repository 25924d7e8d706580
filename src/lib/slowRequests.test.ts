import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lastRequestId, SLOW_AFTER_MS, slowRequests, trackRequest } from './slowRequests'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a request is slow when its time is over, until it ends; one that is answered in time never is', () => {
  trackRequest().end()
  const { end } = trackRequest()
  vi.advanceTimersByTime(9_999)
  expect(slowRequests.get()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(slowRequests.get()).toMatchObject([{ id: lastRequestId() }])
  end()
  expect(slowRequests.get()).toEqual([])
})

test('cancelling aborts only that request', () => {
  const [first, second] = [trackRequest(), trackRequest()]
  vi.advanceTimersByTime(SLOW_AFTER_MS)
  slowRequests.get()[0]?.cancel()
  expect([first.signal.aborted, second.signal.aborted]).toEqual([true, false])
  first.end()
  second.end()
})

test('the caller can abort it as well, before it begins too', () => {
  const caller = new AbortController()
  const first = trackRequest(caller.signal)
  caller.abort('left')
  const requests = [first, trackRequest(caller.signal)]
  expect(requests.map(({ signal }) => signal.reason)).toEqual(['left', 'left'])
  for (const { end } of requests) end()
})
