// Measures keystroke to paint of the search on /admin/contact-messages in the built demo, with 10, 1,000 and 10,000
// messages. Absolute times depend on the machine, so the result is a ratio within one run.
import { formatTimes, median, timeToPaint, withDemo } from './demo.mjs'

const COUNTS = [10, 1000, 10_000]
const ROUNDS = 9
const WORD = 'تحديث'

await withDemo(async (browser, site) => {
  /** @type {{ count: number, key: number[], results: number[] }[]} */
  const rows = []
  for (const count of COUNTS) rows.push({ count, ...(await measure(browser, site, count)) })
  report(rows)
})

/** @param {import('playwright').Browser} browser @param {string} site @param {number} count */
async function measure(browser, site, count) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${site}admin/contact-messages?scenario=large&count=${count}`)
  const search = page.getByRole('searchbox')
  await page.getByRole('row').nth(1).waitFor()
  const key = []
  const results = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await search.fill('')
    await page.getByRole('row').nth(1).waitFor()
    for (const letter of WORD) {
      key.push(await timeToPaint(page, 'input', () => search.pressSequentially(letter)))
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

/** @param {{ count: number, key: number[], results: number[] }[]} rows */
function report(rows) {
  const base = median(rows[0]?.key ?? [])
  console.log('Keystroke to paint, search of contact messages (medians; ratio to 10 messages)\n')
  for (const { count, key, results } of rows) {
    const ratio = (median(key) / base).toFixed(2)
    console.log(
      `${String(count).padStart(6)} messages: ×${ratio}  (${formatTimes(key)}; results settle ${median(results)} ms after the last key)`,
    )
  }
}
