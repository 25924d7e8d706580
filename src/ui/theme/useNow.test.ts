import { expect, onTestFinished, test, vi } from 'vitest'
import { localDay } from '@/lib/localDay'
import { everyMinute } from './useNow'

test('a page that stays open knows the new day at midnight, and a tab that comes back after days', () => {
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 23, 58, 30) })
  const page = new EventTarget()
  vi.stubGlobal('document', page)
  let today = ''
  const stop = everyMinute(() => {
    today = localDay(new Date())
  })
  vi.advanceTimersByTime(89_999)
  expect(today).toBe('2026-11-20')
  vi.advanceTimersByTime(1)
  expect(today).toBe('2026-11-21')
  vi.setSystemTime(new Date(2026, 10, 24, 9, 0))
  page.dispatchEvent(new Event('visibilitychange'))
  expect(today).toBe('2026-11-24')
  stop()
  expect(vi.getTimerCount()).toBe(0)
})
