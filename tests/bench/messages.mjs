// Keystroke-to-paint of the search on /admin/contact-messages at 10, 1,000 and 10,000 messages, as
// ratios within one run (absolute times are the machine's, not ours). From the built demo.
import { spawn } from 'node:child_process'
import { chromium } from 'playwright'
import { findChromium } from '../../scripts/chromium.mjs'

const COUNTS = [10, 1000, 10_000]
const ROUNDS = 9
const WORD = 'تحديث'
const SITE = 'http://localhost:4311/'

const server = spawn(process.execPath, ['tests/staticServer.mjs', 'dist-demo', '/', '4311'])
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
})

try {
  /** @type {{ count: number, key: number[], results: number[] }[]} */
  const rows = []
  for (const count of COUNTS) rows.push({ count, ...(await measure(count)) })
  report(rows)
} finally {
  await browser.close()
  server.kill()
}

/** @param {number} count */
async function measure(count) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${SITE}admin/contact-messages?scenario=large&count=${count}`)
  const search = page.getByRole('searchbox')
  await page.getByRole('row').nth(1).waitFor()
  const key = []
  const results = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await search.fill('')
    await page.getByRole('row').nth(1).waitFor()
    for (const letter of WORD) {
      await page.evaluate(armTimer)
      await search.pressSequentially(letter)
      const times = await page.evaluate(readTimer)
      key.push(times.key)
    }
    const start = Date.now()
    await page.waitForFunction(
      (word) => {
        const subjects = [...document.querySelectorAll('tbody tr')]
        return subjects.length === 0 || subjects.every((row) => row.textContent?.includes(word))
      },
      WORD,
      { polling: 'raf' },
    )
    results.push(Date.now() - start)
  }
  await page.close()
  return { key, results }
}

/** Runs in the page: from the next input event to the second frame after it. */
function armTimer() {
  Object.assign(window, {
    painted: new Promise((resolve) => {
      addEventListener(
        'input',
        () => {
          const start = performance.now()
          requestAnimationFrame(() => setTimeout(() => resolve({ key: performance.now() - start })))
        },
        { once: true, capture: true },
      )
    }),
  })
}

/** Runs in the page. @returns {Promise<{ key: number }>} */
function readTimer() {
  return /** @type {any} */ (window).painted
}

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** @param {{ count: number, key: number[], results: number[] }[]} rows */
function report(rows) {
  const base = median(rows[0]?.key ?? [])
  console.log('Keystroke to paint, search of contact messages (medians; ratio to 10 messages)\n')
  for (const { count, key, results } of rows) {
    const ratio = (median(key) / base).toFixed(2)
    const spread = `${Math.min(...key).toFixed(1)}–${Math.max(...key).toFixed(1)} ms`
    console.log(
      `${String(count).padStart(6)} messages: ×${ratio}  (${median(key).toFixed(1)} ms, ${spread}; results settle ${median(results)} ms after the last key)`,
    )
  }
}
