// Measures Interaction to Next Paint (INP, by web-vitals) on the production build with a processor six times as slow, a
// cheap phone: prefetched pages, each kind of action of the back office, and typing in its lists. Each action has its own
// page. Judged is the 95th percentile. On a restless machine it prints the figures and judges nothing (exit code 2).
//   node tests/bench/interactions.mjs [ROUNDS]
import { launchChromium } from '../../scripts/chromium.mjs'
import { builds } from '../builds.mjs'
import { watchCalm } from './calm.mjs'
import { median, percentile } from './demo.mjs'
import { serveBuilt } from './site.mjs'
import { recordVitals } from './vitals.mjs'

const ROUNDS = Number(process.argv[2] ?? 20)
const CPU = 6
const MAX = { press: 150, typing: 64 }

/** @typedef {import('playwright').Page} Page */

/** @type {{ name: string, path: string, max: number, act: (page: Page) => Promise<void> }[]} */
const INTERACTIONS = [
  {
    name: 'public page → prefetched page',
    path: '',
    max: MAX.press,
    act: async (page) => {
      const link = page.getByRole('banner').getByRole('link', { name: 'رياضة' })
      await press(page, link)
      await page.getByRole('heading', { level: 1, name: 'أخبار الرياضة' }).waitFor()
    },
  },
  {
    name: 'tab',
    path: 'admin/analytics',
    max: MAX.press,
    act: async (page) => {
      await press(page, page.getByRole('tab').nth(1))
      await page.getByRole('tab', { selected: true }).waitFor()
    },
  },
  ...['users', 'news', 'contact-messages', 'categories'].map((screen) => ({
    name: `a letter in the search of /admin/${screen}`,
    path: `admin/${screen}`,
    max: MAX.typing,
    act: async (/** @type {Page} */ page) => {
      const field = page.getByRole('searchbox').first()
      // By script, because a click would count as an interaction. The first letter loads what waits for the reader.
      await field.focus()
      await page.waitForTimeout(1500)
      await page.keyboard.press('a')
    },
  })),
  {
    name: 'dialog',
    path: 'admin/users',
    max: MAX.press,
    act: async (page) => {
      await press(page, page.getByRole('button', { name: 'إضافة مستخدم' }).first())
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'toggle',
    path: 'admin/youtube',
    max: MAX.press,
    act: async (page) => {
      await press(page, page.getByRole('switch').first())
    },
  },
  {
    name: 'dragging by keyboard',
    path: 'admin/youtube',
    max: MAX.press,
    act: async (page) => {
      await page.getByRole('button', { name: /^نقل / }).first().focus()
      await page.keyboard.press('Space')
      // As long as a hand needs from one key to the other.
      await page.waitForTimeout(200)
      await page.keyboard.press('ArrowDown')
      await page.waitForTimeout(500)
      await page.keyboard.press('Space')
    },
  },
]

/**
 * Clicks the control that the pointer has rested on, with `page.mouse`: Playwright's `locator.click` also runs checks
 * in the page, which would be measured.
 * @param {Page} page @param {import('playwright').Locator} control
 */
async function press(page, control) {
  await control.hover()
  await page.waitForTimeout(1500)
  await page.mouse.down()
  await page.mouse.up()
}

let missed = 0
const calm = watchCalm()
const { site, close } = await serveBuilt(builds.production.folder, '/')
const browser = await launchChromium()
console.log(`\nInteraction to next paint, processor ×1/${CPU}, ${ROUNDS} rounds, ms`)
for (const { name, path, max, act } of INTERACTIONS) {
  const times = []
  for (let round = 0; round < ROUNDS; round++) {
    calm.measure()
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await recordVitals(page)
    await page.goto(`${site}/${path}`, { waitUntil: 'networkidle' })
    const protocol = await page.context().newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU })
    await act(page)
    times.push(await inp(page))
    await page.close()
  }
  const slowest = percentile(times, 0.95)
  if (slowest > max) missed++
  console.log(
    `  ${slowest <= max ? 'met   ' : 'MISSED'} ${name}: median ${median(times)}, 95% ${slowest}, limit ${max}`,
  )
}
await browser.close()
close()
const isCalm = calm.report()
process.exitCode = isCalm ? Math.sign(missed) : 2

/** Returns the longest interaction of the page so far, in ms. @param {Page} page @returns {Promise<number>} */
async function inp(page) {
  const reported = await page.waitForFunction(() => /** @type {any} */ (window).vitals.INP)
  // web-vitals reports a longer one only when the page is idle.
  await page.waitForTimeout(700)
  await reported.dispose()
  return page.evaluate(() => /** @type {any} */ (window).vitals.INP)
}
