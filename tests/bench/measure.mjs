// Shared by the benchmarks: the emulated phone, and figures of many times.

// Slow 4G, and a processor four times slower.
const NETWORK = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const CPU = 4
/** ms after which an event counts as one without effect */
export const NEVER = 10_000

/** Makes a page one of a slow processor, and of a slow network unless that is not wanted. @param {import('playwright').Page} page */
export async function slowDown(page, { isNetworkSlow = true } = {}) {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  if (!isNetworkSlow) return
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
}

/** @param {number[]} numbers */
export const median = (numbers) => percentile(numbers, 0.5)

/**
 * @param {number[]} numbers
 * @param {number} share 0.95 returns the value that all but one of twenty are below
 */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}

/** Returns «9.1 ms, slowest of 20: 14.0 ms». @param {number[]} times */
export const formatTimes = (times) =>
  `${median(times).toFixed(1)} ms, slowest of 20: ${percentile(times, 0.95).toFixed(1)} ms`

/**
 * Returns the ms from the next event of this type in the page, which `act` causes, to the frame that shows its effect: more
 * or fewer visible elements of a selector. Without a selector it is the next frame.
 * @param {import('playwright').Page} page
 * @param {'input' | 'click' | 'keydown' | 'pointerdown'} type
 * @param {() => Promise<unknown>} act
 * @param {string} [effect]
 * @returns {Promise<number>} NEVER without an effect
 */
export async function timeToPaint(page, type, act, effect) {
  await page.evaluate(awaitEffect, { type, effect, never: NEVER })
  await act()
  return page.evaluate(() => /** @type {any} */ (window).painted)
}

/** Runs in the page before the event. @param {{ type: string, effect: string | undefined, never: number }} what */
function awaitEffect({ type, effect, never }) {
  const count = () =>
    [...document.querySelectorAll(effect ?? 'none')].filter((part) =>
      part.checkVisibility({ visibilityProperty: true }),
    ).length
  const before = count()
  const { promise, resolve } = Promise.withResolvers()
  const start = (/** @type {Event} */ { timeStamp }) => {
    const look = () => {
      if (effect && count() === before) requestAnimationFrame(look)
      else setTimeout(() => resolve(performance.now() - timeStamp))
    }
    requestAnimationFrame(look)
    setTimeout(() => resolve(never), never)
  }
  addEventListener(type, start, { capture: true, once: true })
  Object.assign(window, { painted: promise })
}
