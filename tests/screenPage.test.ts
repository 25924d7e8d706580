import { afterEach, expect, test, vi } from 'vitest'
import { settle } from '../scripts/screenPage.mjs'

/** More than the time limit of a page that shows 60 frames per second, twice. */
const MAX_FRAMES = 1000

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the picture of a page that waits for ever is taken, though the clock of the page does not pass', async () => {
  // As in `pictureContext`: the timers run, the time is always the same.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('Date', { now: () => 0 })
  vi.stubGlobal('performance', { now: () => 0 })
  const endless = Promise.withResolvers<never>()
  let frames = 0
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    frames += 1
    if (frames > MAX_FRAMES) return endless.reject(new Error('The page waits for ever'))
    vi.advanceTimersByTime(16)
    queueMicrotask(callback)
  })
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve() } })
  vi.stubGlobal('document', {
    documentElement: { hasAttribute: () => true },
    // A list that is always loading.
    querySelector: () => ({}),
    styleSheets: [],
    head: { append: () => undefined },
    createElement: () => ({}),
    fonts: { ready: Promise.resolve() },
    images: [],
  })
  await expect(Promise.race([settle(), endless.promise])).resolves.toBeUndefined()
})
