// Measures on a phone with slow 4G how long the main presses of every screen need, from the press until its effect is seen:
// 300 ms after the control is visible, and 3 s after `load` (`--at=6000`: 6 s). Each press has a visit of its own. Judged is
// the 95th percentile of the latter, for the last folder. On a restless machine it judges nothing (exit code 2).
//   node tests/bench/presses.mjs [ROUNDS] [PATH …] [--at=MS] [--folder=BUILD …]
import { parseArgs } from 'node:util'
import { launchChromium } from '../../scripts/chromium.mjs'
import { importTs } from '../../scripts/importTs.mjs'
import { builds } from '../builds.mjs'
import { watchCalm } from './calm.mjs'
import { median, percentile } from './demo.mjs'
import { slowDown } from './phone.mjs'
import { PRESSES } from './pressTable.mjs'
import { serveBuilt } from './site.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { at: { type: 'string' }, folder: { type: 'string', multiple: true } },
})
const [rounds = '20', ...wanted] = positionals
const ROUNDS = Number(rounds)
const EARLY_ROUNDS = 5
const AFTER_LOAD = Number(values.at ?? 3000)
const AFTER_VISIBLE = 300
const MAX = 100
const PHONE = {
  viewport: { width: 412, height: 915 },
  hasTouch: true,
  isMobile: true,
  locale: 'ar',
}
/** ms after which a press counts as one without effect */
const NEVER = 10_000

/** @type {typeof import('../../src/screens')} */
const { screens } = await importTs('src/screens.ts')
/** The screens of each entry: those of one route take turns. @type {Map<string, string[]>} */
const paths = new Map()
for (const { path, route } of screens) {
  const entry = PRESSES[path] ? path : route
  if (!PRESSES[entry]) throw new Error(`${path} has no line in pressTable.mjs`)
  if (wanted.length === 0 || wanted.includes(path))
    paths.set(entry, [...(paths.get(entry) ?? []), path])
}

const calm = watchCalm()
const browser = await launchChromium()
const folders = values.folder ?? [builds.production.folder]
const sites = await Promise.all(folders.map((folder) => serveBuilt(folder, '/')))
let missed = 0
console.log(
  `\nFrom the press to its effect, ms, ${ROUNDS} rounds: ${AFTER_VISIBLE} ms after the control is visible (median); ${AFTER_LOAD} ms after load (median, 95 %)`,
)
console.log(''.padEnd(56) + folders.map((folder) => folder.slice(-24).padStart(26)).join(''))
for (const [entry, own] of paths)
  for (const one of PRESSES[entry] ?? []) {
    /** @type {{ early: number[], late: number[] }[]} */
    const times = sites.map(() => ({ early: [], late: [] }))
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, { site }] of sites.entries()) {
        calm.measure()
        const url = site + own[round % own.length]
        // Not judged, so fewer visits are enough.
        if (round < EARLY_ROUNDS) times[index]?.early.push(await measure(url, one, false))
        times[index]?.late.push(await measure(url, one, true))
      }
    const isMissed = percentile(times.at(-1)?.late ?? [], 0.95) > MAX
    if (isMissed) missed++
    const cells = times.map(({ early, late }) =>
      [median(early), median(late), percentile(late, 0.95)]
        .map((ms) => (ms < NEVER ? ms.toFixed(0) : 'never').padStart(8))
        .join(''),
    )
    console.log(
      `  ${isMissed ? 'MISSED' : 'met   '} ${`${entry} ${one.name}`.padEnd(47)}${cells.map((cell) => cell.padStart(26)).join('')}`,
    )
  }
await browser.close()
for (const { close } of sites) close()
console.log(
  missed === 0 ? 'Every press is answered in time.' : `${missed} presses are answered late.`,
)
process.exitCode = calm.report() ? Math.sign(missed) : 2

/** Returns ms from the press to its effect; `NEVER` without one, or without the control. @param {string} url @param {import('./pressTable.mjs').Press} press @param {boolean} isLate */
async function measure(url, press, isLate) {
  const page = await browser.newPage(PHONE)
  try {
    await slowDown(page)
    await page.goto(url, { waitUntil: isLate ? 'load' : 'commit' })
    return await timeOf(page, press, isLate ? AFTER_LOAD : AFTER_VISIBLE)
  } catch (error) {
    console.log(`  ${press.name}: ${String(error).split('\n')[0]}`)
    return NEVER
  } finally {
    await page.context().close()
  }
}

/** @param {import('playwright').Page} page @param {import('./pressTable.mjs').Press} press @param {number} delay ms */
async function timeOf(page, { control, effect, text = '', key }, delay) {
  const target = control(page)
  await target.waitFor({ state: key === undefined ? 'visible' : 'attached', timeout: NEVER })
  await page.waitForTimeout(delay)
  const { x, y } = await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })
  await page.evaluate(awaitEffect, { effect, text, never: NEVER })
  if (key !== undefined) await target.focus()
  await (key === undefined ? page.touchscreen.tap(x, y) : page.keyboard.press(key))
  return page.evaluate(() => /** @type {any} */ (window).effect)
}

/** Runs in the page before the press: `window.effect` resolves in the frame that shows the effect. @param {{ effect: string, text: string, never: number }} what */
function awaitEffect({ effect, text, never }) {
  const count = () =>
    [...document.querySelectorAll(effect)].filter(
      (part) =>
        part.checkVisibility({ visibilityProperty: true }) &&
        part.textContent.replaceAll('\u00a0', ' ').includes(text),
    ).length
  const before = count()
  let pressedAt = Number.NaN
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(
      type,
      ({ timeStamp }) => {
        pressedAt = timeStamp
      },
      { capture: true, once: true },
    )
  const { promise, resolve } = Promise.withResolvers()
  const look = () => {
    if (Number.isNaN(pressedAt) || count() === before) requestAnimationFrame(look)
    else setTimeout(() => resolve(performance.now() - pressedAt))
  }
  requestAnimationFrame(look)
  setTimeout(() => resolve(never), never)
  Object.assign(window, { effect: promise })
}
