// Records LCP, CLS and FCP of a page with the web-vitals library, in milliseconds (CLS is a score).
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** @typedef {{ LCP?: number, CLS?: number, FCP?: number, element?: string }} Vitals */

/** Records them in `window.vitals`. Call it before the page is opened. @param {import('playwright').Page} page */
export async function recordVitals(page) {
  await page.addInitScript({ path: require.resolve('web-vitals') })
  await page.addInitScript(record)
}

/** Runs in the page after the library. */
function record() {
  /** @type {Vitals} */
  const vitals = {}
  Object.assign(window, { vitals })
  /** @type {typeof import('web-vitals')} */
  const { onCLS, onFCP, onLCP } = /** @type {any} */ (window).webVitals
  // No page is left here.
  const options = { reportAllChanges: true }
  for (const on of [onCLS, onFCP, onLCP]) {
    on((/** @type {import('web-vitals').Metric} */ { name, value, entries }) => {
      Object.assign(vitals, { [name]: value })
      const [last] = /** @type {LargestContentfulPaint[]} */ (entries).slice(-1)
      if (name === 'LCP') vitals.element = last?.element?.outerHTML.slice(0, 60) ?? ''
    }, options)
  }
}

// The phone that the benchmarks of visits and presses emulate: slow 4G, a processor four times slower.
const NETWORK = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const CPU = 4

/** Slows the network and the processor of a page down. Call it before the page is opened. @param {import('playwright').Page} page */
export async function slowDown(page) {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU })
}
