// Measures on a phone with slow 4G how long a press needs until its effect is seen, 3 s after `load`: one press of each
// kind on the screens where most depends on it. The presses of a screen share a visit, each time in another order: the
// first one finds no code compiled and no style inserted. One page at a time: a slowed page uses a core also while it rests.
//   node tests/bench/presses.mjs [ROUNDS] [PATH …]

import { launchChromium } from '../../scripts/chromium.mjs'
import { builds } from '../builds/builds.mjs'
import { median, NEVER, percentile, slowDown, timeToPaint } from './measure.mjs'
import { serveBuilt } from './site.mjs'

const [rounds = '3', ...wanted] = process.argv.slice(2)
const PHONE = {
  viewport: { width: 412, height: 915 },
  hasTouch: true,
  isMobile: true,
  locale: 'ar',
}
/** ms in which a dialog closes and the browser is idle again */
const REST = 700

const DIALOG = '[role=dialog], [role=alertdialog]'
const SECOND_TAB = '[role=tab]:nth-of-type(2)'

/**
 * The pressed control, and what shows the effect: more or fewer visible elements of a selector. What Escape does not
 * undo is the last press of its visit.
 * @type {Record<string, [name: string, control: string, effect: string][]>}
 */
const PRESSES = {
  '/': [
    ['search', 'button[aria-label="بحث"]', DIALOG],
    ['a headline', 'main a[href*="story="]', DIALOG],
    ['save for later', 'main [aria-pressed]', 'main [aria-pressed=true]'],
    ['account menu', 'button[aria-label^="حساب"]', '[role=menu]'],
  ],
  '/contact': [['send empty fields', 'main form [type=submit]', '[aria-invalid=true]']],
  '/settings': [['second tab', SECOND_TAB, `${SECOND_TAB}[aria-selected=true]`]],
  '/admin/contact-messages': [['view a message', 'role=button[name=/^عرض رسالة/]', DIALOG]],
  '/admin/users': [
    ['add', 'role=button[name="إضافة مستخدم"]', DIALOG],
    ['select a row', 'main [data-row-control=select]', '[role=group][aria-label="إجراءات جماعية"]'],
  ],
  '/admin/ads': [
    ['second tab', SECOND_TAB, `${SECOND_TAB}[aria-selected=true]`],
    ['add', 'role=button[name="إضافة إعلان جديد"]', DIALOG],
  ],
}

const browser = await launchChromium()
const { site, close } = await serveBuilt(builds.production.folder, '/')
console.log(`\nFrom the press to its effect, ms, ${rounds} rounds: median, 95 %`)
for (const [path, presses] of Object.entries(PRESSES)) {
  if (wanted.length > 0 && !wanted.includes(path)) continue
  /** @type {Map<string, number[]>} */
  const times = new Map(presses.map(([name]) => [name, []]))
  for (let round = 0; round < Number(rounds); round++) {
    const first = round % presses.length
    const page = await browser.newPage(PHONE)
    await slowDown(page)
    await page.goto(site + path)
    await page.waitForTimeout(3000)
    for (const [name, control, effect] of [...presses.slice(first), ...presses.slice(0, first)]) {
      times.get(name)?.push(await timeOf(page, control, effect))
      await page.keyboard.press('Escape')
      await page.waitForTimeout(REST)
    }
    await page.context().close()
  }
  for (const [name, all] of times) {
    const figures = [median(all), percentile(all, 0.95)]
    const cells = figures.map((ms) => (ms < NEVER ? ms.toFixed(0) : 'never').padStart(8))
    console.log(`  ${`${path} ${name}`.padEnd(44)}${cells.join('')}`)
  }
}
await browser.close()
close()

/** @param {import('playwright').Page} page @param {string} control @param {string} effect */
async function timeOf(page, control, effect) {
  const target = page.locator(control).locator('visible=true').first()
  const { x, y } = await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })
  // A person scrolls, looks, and presses.
  await page.waitForTimeout(300)
  return timeToPaint(page, 'pointerdown', () => page.touchscreen.tap(x, y), effect)
}
