// Shared by the benchmarks: opens the built demo in a browser, measures times and formats them.
import { spawn } from 'node:child_process'
import { launchChromium } from '../../scripts/chromium.mjs'
import { builds, DEMO_BASE } from '../builds.mjs'

const PORT = '4311'

/**
 * Serves the built demo while `measure` runs.
 * @param {(browser: import('playwright').Browser, site: string) => Promise<void>} measure
 */
export async function withDemo(measure) {
  const args = ['tests/staticServer.mjs', builds.demo.folder, DEMO_BASE, PORT]
  const server = spawn(process.execPath, args)
  const browser = await launchChromium()
  try {
    await measure(browser, `http://localhost:${PORT}${DEMO_BASE}`)
  } finally {
    await browser.close()
    server.kill()
  }
}

/**
 * Returns the milliseconds from the next event of this type in the page, which `act` causes, to the frame after it.
 * @param {import('playwright').Page} page
 * @param {'input' | 'click' | 'keydown'} type
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number>}
 */
export async function timeToPaint(page, type, act) {
  await page.evaluate(armTimer, type)
  await act()
  return page.evaluate(() => /** @type {any} */ (window).painted)
}

/** Runs in the page. @param {string} type */
function armTimer(type) {
  Object.assign(window, {
    painted: new Promise((resolve) => {
      addEventListener(
        type,
        () => {
          const start = performance.now()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
        },
        { once: true, capture: true },
      )
    }),
  })
}

/** @param {number[]} numbers */
export function median(numbers) {
  return percentile(numbers, 0.5)
}

/**
 * @param {number[]} numbers
 * @param {number} share 0.95 returns the value that all but one of twenty are below
 */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}

/** Returns «9.1 ms, slowest of 20: 14.0 ms». @param {number[]} times */
export function formatTimes(times) {
  return `${median(times).toFixed(1)} ms, slowest of 20: ${percentile(times, 0.95).toFixed(1)} ms`
}
