// Measures what the recorder costs: the same presses and letters on two pages of the built demo, one that records and one
// whose recorder could not load, in turns, with a processor four times as slow. Judged is the difference.
//   node tests/bench/recorder.mjs [ROUNDS]
import { median, percentile, timeToPaint, withDemo } from './demo.mjs'

const ROUNDS = Number(process.argv[2] ?? 20)
const CPU = 4
/** ms */
const MAX_COST = 10

/** @typedef {import('playwright').Page} Page */

/** @type {{ name: string, path: string, type: 'click' | 'input', act: (page: Page, round: number) => Promise<void> }[]} */
const ACTIONS = [
  {
    name: 'switch of a source, /admin/news',
    path: 'admin/news',
    type: 'click',
    act: (page, round) => click(page, page.getByRole('switch').nth(round % 8)),
  },
  {
    name: 'checkbox of a row, /admin/contact-messages',
    path: 'admin/contact-messages',
    type: 'click',
    act: (page, round) => click(page, page.getByRole('checkbox').nth(1 + (round % 8))),
  },
  {
    name: 'tab, /admin/analytics',
    path: 'admin/analytics',
    type: 'click',
    act: (page, round) => click(page, page.getByRole('tab').nth(round % 4)),
  },
  {
    name: 'bookmark of a headline, /sports',
    path: 'sports',
    type: 'click',
    act: (page, round) =>
      click(
        page,
        page
          .getByRole('main')
          .getByRole('button', { name: /^حفظ/ })
          .nth(round % 8),
      ),
  },
  {
    name: 'letter in a field, /contact',
    path: 'contact',
    type: 'input',
    act: async (page) => {
      await page.getByLabel('الموضوع').focus()
      await page.keyboard.press('a')
    },
  },
]

/** Not `locator.click`, whose checks in the page would be measured. @param {Page} page @param {import('playwright').Locator} control */
async function click(page, control) {
  const box = await control.boundingBox()
  if (!box) throw new Error('The control has no box')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

let missed = 0
await withDemo(async (browser, site) => {
  console.log(`\nCost of the recorder, processor ×1/${CPU}, ${ROUNDS} rounds in turns, ms`)
  for (const { name, path, type, act } of ACTIONS) {
    const pages = {
      with: await open(browser, site + path, true),
      without: await open(browser, site + path, false),
    }
    /** @type {{ with: number[], without: number[] }} */
    const times = { with: [], without: [] }
    for (let round = -2; round < ROUNDS; round++)
      for (const which of /** @type {const} */ (['with', 'without'])) {
        await pages[which].bringToFront()
        const time = await timeToPaint(pages[which], type, () => act(pages[which], round + 2))
        // The first ones load code.
        if (round >= 0) times[which].push(time)
        await pages[which].waitForTimeout(500)
      }
    const cost = median(times.with) - median(times.without)
    const slowest = percentile(times.with, 0.95) - percentile(times.without, 0.95)
    if (cost > MAX_COST) missed++
    console.log(
      `  ${cost <= MAX_COST ? 'met   ' : 'MISSED'} ${name}: ${cost.toFixed(1)} more (median ${median(times.without).toFixed(1)} → ${median(times.with).toFixed(1)}; 95%: ${slowest.toFixed(1)} more), limit ${MAX_COST}`,
    )
    for (const page of Object.values(pages)) await page.context().close()
  }
})
process.exitCode = Math.sign(missed)

/** Opens a page whose panel has been asked to record. @param {import('playwright').Browser} browser @param {string} href @param {boolean} hasRecorder */
async function open(browser, href, hasRecorder) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  // The panel has a recorder, but nothing tells it what happens.
  if (!hasRecorder) await page.route(/\/assets\/listen-/, (route) => route.abort())
  await page.goto(href, { waitUntil: 'networkidle' })
  await page.mouse.move(1, 1)
  await page.getByRole('button', { name: /^لوحة التجربة/ }).click()
  const panel = page.getByRole('dialog', { name: 'لوحة التجربة' })
  await panel.getByRole('tab', { name: 'أبلغ وشارك' }).click()
  await panel.getByRole('button', { name: 'سجّل', exact: true }).click()
  await panel.waitFor({ state: 'hidden' })
  // The recorder loads when the page is quiet.
  await page.waitForTimeout(2000)
  const protocol = await context.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  return page
}
