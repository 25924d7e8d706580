// Measures on a phone with slow 4G how long the main presses of every screen need, from the press until its effect is seen,
// 3 s after `load` (`--at=6000`: 6 s); with `--early` 300 ms after the control is visible instead. The presses of a screen
// share a visit, each time in another order: the first one finds no code compiled and no style inserted. Those that change
// what others need have a visit of their own. One page at a time: a slowed page uses a core also while it rests. Judged is
// the 95th percentile, for the last folder. On a restless machine it judges nothing (exit code 2). All screens take ten
// minutes a round.
//   node tests/bench/presses.mjs [ROUNDS] [PATH …] [--at=MS] [--early] [--folder=BUILD …]
import { parseArgs } from 'node:util'
import { launchChromium } from '../../scripts/chromium.mjs'
import { importTs } from '../../scripts/importTs.mjs'
import { builds } from '../builds.mjs'
import { watchCalm } from './calm.mjs'
import { median, percentile } from './demo.mjs'
import { PRESSES } from './pressTable.mjs'
import { serveBuilt } from './site.mjs'
import { slowDown } from './vitals.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    at: { type: 'string' },
    early: { type: 'boolean', default: false },
    folder: { type: 'string', multiple: true },
  },
})
const [rounds = '20', ...wanted] = positionals
const ROUNDS = Number(rounds)
const DELAY = Number(values.at ?? (values.early ? 300 : 3000))
const MAX = 100
/** ms in which a dialog closes and the browser is idle again */
const REST = 700
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
/** @typedef {import('./pressTable.mjs').Press} Press */
/** @typedef {{ url: string, entry: string, presses: Press[], index: number }} Visit */
/** The times in ms of each press, by the folder. @type {Map<Press, number[][]>} */
const times = new Map()
/** @type {Visit[]} */
const visits = []
for (let round = 0; round < ROUNDS; round++)
  for (const [entry, own] of paths)
    for (const presses of visitsOf(PRESSES[entry] ?? [], round))
      for (const [index, { site }] of sites.entries())
        visits.push({ url: site + own[round % own.length], entry, presses, index })
// A press that something was in the way of is added.
for (const visit of visits) await make(visit)
await browser.close()
for (const { close } of sites) close()

let missed = 0
const when = values.early ? 'after the control is visible' : 'after load'
console.log(
  `\nFrom the press to its effect, ms, ${ROUNDS} rounds, ${DELAY} ms ${when}: median, 95 %`,
)
console.log(''.padEnd(56) + folders.map((folder) => folder.slice(-18).padStart(20)).join(''))
for (const [entry] of paths)
  for (const press of PRESSES[entry] ?? []) {
    const all = times.get(press) ?? []
    const isMissed = percentile(all.at(-1) ?? [], 0.95) > MAX
    if (isMissed) missed++
    const cells = all.map((some) =>
      [median(some), percentile(some, 0.95)]
        .map((ms) => (ms < NEVER ? ms.toFixed(0) : 'never').padStart(10))
        .join(''),
    )
    console.log(
      `  ${isMissed ? 'MISSED' : 'met   '} ${`${entry} ${press.name}`.padEnd(47)}${cells.join('')}`,
    )
  }
console.log(
  missed === 0 ? 'Every press is answered in time.' : `${missed} presses are answered late.`,
)
process.exitCode = calm.report() ? Math.sign(missed) : 2

/** The presses of each visit of a round. Those before hydration are all alone. @param {Press[]} presses @param {number} round */
function visitsOf(presses, round) {
  const shared = presses.filter(({ isAlone }) => !isAlone && !values.early)
  const from = round % Math.max(shared.length, 1)
  const alone = presses.filter((press) => !shared.includes(press)).map((press) => [press])
  return [[...shared.slice(from), ...shared.slice(0, from)], ...alone].filter(
    ({ length }) => length,
  )
}

/** @param {Visit} visit */
async function make({ url, entry, presses, index }) {
  const page = await browser.newPage(PHONE)
  try {
    await slowDown(page)
    await page.goto(url, { waitUntil: values.early ? 'commit' : 'load' })
    if (!values.early) await page.waitForTimeout(DELAY)
    for (const press of presses) {
      calm.measure()
      const ms = await timeOf(page, press, values.early ? DELAY : 0).catch((error) => {
        console.log(`  ${press.name}: ${String(error).split('\n')[0]}`)
        return NEVER
      })
      // What was pressed before may have been in the way.
      if (ms === NEVER && press !== presses[0]) visits.push({ url, entry, presses: [press], index })
      else {
        const all = times.get(press) ?? sites.map(() => [])
        times.set(press, all)
        all[index]?.push(ms)
      }
      await page.keyboard.press('Escape')
      await page.waitForTimeout(REST)
    }
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
  // A person scrolls, looks, and presses.
  await page.waitForTimeout(300)
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
        part.textContent.replaceAll('\u00a0', ' ').includes(text) &&
        part.checkVisibility({ visibilityProperty: true }),
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
