// Measures the back office with 10,000 messages in the built demo, with a processor four times as slow: from the key or
// the click to the paint. Each round opens the palette, types in it, steps through the open messages and the rows, types in
// the search, and selects all messages. Three rounds are at least ten presses of each.
//   node tests/bench/desk.mjs [ROUNDS]

import { launchChromium } from '../../scripts/chromium.mjs'
import { builds, DEMO_BASE } from '../builds/builds.mjs'
import { formatTimes, slowDown, timeToPaint } from './measure.mjs'
import { serveBuilt } from './site.mjs'

const [rounds = '3'] = process.argv.slice(2)

const browser = await launchChromium()
const { site, close } = await serveBuilt(builds.demo.folder, DEMO_BASE)
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
await page.goto(`${site}${DEMO_BASE}admin/contact-messages?scenario=large&count=10000`)
await page.getByRole('row').nth(1).waitFor()
await page.mouse.move(1, 1)
// The parts that wait for the editor, and the palette, are loaded in idle moments.
await page.waitForTimeout(3000)
await slowDown(page, { isNetworkSlow: false })

/** @type {Record<string, number[]>} */
const times = {}
const palette = page.getByRole('combobox', { name: 'بحث وأوامر' })
const search = page.getByRole('searchbox')

for (let round = 0; round < Number(rounds); round++) {
  for (let time = 0; time < 4; time++) {
    if (time > 0) await closePalette()
    const isOpen = '[role=combobox]:focus'
    await press('the field of the palette opens', 'Control+k', isOpen)
    await closePalette()
    const isFull = '[role=dialog]:has([role=combobox]:focus) [role=option]'
    await press('what the palette lists is there', 'Control+k', isFull)
    await page.waitForTimeout(300)
  }
  await type('a letter in the palette', palette)
  await closePalette()
  await page.keyboard.press('j')
  await page.getByRole('navigation', { name: 'الرسائل المجاورة' }).waitFor()
  await page.waitForTimeout(800)
  for (const key of ['j', 'j', 'k', 'k']) await press('j and k beside the list', key)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(500)
  for (const key of ['x', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Escape']) {
    if (key === 'Shift+ArrowDown')
      await page.locator(':focus').evaluate((row) => {
        const box = row.closest('[data-row]')?.querySelector('[data-row-control=select]')
        if (box instanceof HTMLElement) box.focus()
      })
    await press('x and Shift with an arrow select rows', key)
  }
  await type('a letter in the search', search)
  await search.fill('')
  await page.waitForTimeout(600)
  for (let time = 0; time < 4; time++) {
    await page.getByRole('checkbox', { name: 'تحديد رسائل هذه الصفحة' }).check()
    const all = page.getByRole('button', { name: /^حدّد كل نتائج البحث/ })
    await all.waitFor()
    await page.waitForTimeout(200)
    await measure('all 10,000 are selected', 'click', () => all.click())
    await page.getByRole('button', { name: 'إلغاء التحديد' }).click()
    await page.waitForTimeout(300)
  }
}
console.log(`10,000 messages, ${rounds} rounds: from the key to the paint\n`)
for (const [name, list] of Object.entries(times)) console.log(`${name}: ${formatTimes(list)}`)
await browser.close()
close()

/** Closes the palette and waits until the browser is idle again. */
async function closePalette() {
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'hidden' })
  await page.waitForTimeout(400)
}

/** @param {string} name @param {string} key @param {string} [effect] */
async function press(name, key, effect) {
  await measure(name, 'keydown', () => page.keyboard.press(key), effect)
  await page.waitForTimeout(400)
}

/** @param {string} name @param {import('playwright').Locator} field */
async function type(name, field) {
  for (const letter of 'تحديث') {
    await measure(name, 'input', () => field.pressSequentially(letter))
    await page.waitForTimeout(150)
  }
}

/**
 * Notes the time from an event that `act` causes to its effect.
 * @param {string} name @param {'input' | 'click' | 'keydown'} type @param {() => Promise<unknown>} act @param {string} [effect]
 */
async function measure(name, type, act, effect) {
  times[name] ??= []
  times[name].push(await timeToPaint(page, type, act, effect))
}
