// Measures visits on a phone with slow 4G, each page beside the barest static page (`site.mjs`) within one run: first and
// largest paint, layout shift, long tasks, and the kB of its files. The second visit has everything in its cache.
// tests/budgets.ts has the budgets of requests and scripts, which do not depend on the machine.
//   node tests/bench/load.mjs [ROUNDS] [PATH …]

import { launchChromium } from '../../scripts/chromium.mjs'
import { importTs } from '../../scripts/importTs.mjs'
import { builds } from '../builds/builds.mjs'
import { median, slowDown } from './measure.mjs'
import { serveBuilt } from './site.mjs'

const [rounds = '5', ...paths] = process.argv.slice(2)
const PHONE = { width: 360, height: 780 }

/** The limits: paints as a multiple of those of the barest page, long tasks in ms. @typedef {{ firstPaint?: number, largestPaint?: number, secondVisit?: number, shift?: number, longTasks?: number }} Targets */

/** @type {typeof import('../../src/content/screens')} */
const { screens } = await importTs('src/content/screens.ts')
const shift = 0.01
/** @type {Targets} */
const PUBLIC = { firstPaint: 1.3, largestPaint: 1.6, shift, longTasks: 450 }
/** @type {Targets} */
const PRIVATE = { largestPaint: 1.6, secondVisit: 1.6, shift }
/** @type {[path: string, Targets][]} */
const PAGES = [
  ['/', PUBLIC],
  ['/sports', PUBLIC],
  ['/countries/egypt', PUBLIC],
  ['/contact', PUBLIC],
  ...screens
    .filter(({ area }) => area !== 'public')
    .map(({ path }) => /** @type {[string, Targets]} */ ([path, PRIVATE])),
]

/** @typedef {{ fcp: number, lcp: number, cls: number, longTasks: number, kb: number }} Visit */

let missed = 0
const browser = await launchChromium()
const { site, close } = await serveBuilt(builds.production.folder, '/')
const pages = PAGES.filter(([path]) => paths.length === 0 || paths.includes(path))
const all = ['/barest.html', ...pages.map(([path]) => path)]
// Fills the server's cache of compressed answers, which are slow to make.
for (const path of all) await visitTwice(path)
/** @type {Map<string, Visit[][]>} */
const visits = new Map(all.map((path) => [path, []]))
for (let round = 0; round < Number(rounds); round++)
  for (const path of all) visits.get(path)?.push(await visitTwice(path))
close()
console.log(`\nMedians of ${rounds}; × is the ratio to the barest page`)
print(['page', 'first paint', 'largest', '2nd visit', 'shift', 'long tasks', 'kB'])
report('/barest.html', {})
for (const [path, targets] of pages) report(path, targets)
await browser.close()
console.log(missed === 0 ? 'Every target is met.' : `${missed} targets are missed (marked with !).`)
process.exitCode = missed > 0 ? 1 : 0

/** Visits a page twice with one cache. @param {string} path */
async function visitTwice(path) {
  const context = await browser.newContext({ viewport: PHONE, locale: 'ar', deviceScaleFactor: 2 })
  const both = [await visit(context, site + path), await visit(context, site + path)]
  await context.close()
  return both
}

/** @param {import('playwright').BrowserContext} context @param {string} url @returns {Promise<Visit>} */
async function visit(context, url) {
  const page = await context.newPage()
  await slowDown(page)
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'networkidle' })
  // The page may work on after the last answer.
  await page.waitForFunction(() => /** @type {any} */ (window).isQuiet(), null, { polling: 250 })
  const read = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource')
    const sizes = /** @type {PerformanceResourceTiming[]} */ (files).map((it) => it.encodedBodySize)
    const kb = sizes.reduce((sum, size) => sum + size, 0) / 1000
    return /** @type {Visit} */ ({ .../** @type {any} */ (window).seen, kb })
  })
  await page.close()
  return read
}

/** Runs in the page before its scripts. `isQuiet`: no long task has run for a second. */
function observe() {
  const seen = { fcp: 0, lcp: 0, cls: 0, longTasks: 0 }
  let restsSince = 0
  const isQuiet = () => seen.lcp > 0 && performance.now() - restsSince > 1000
  Object.assign(window, { seen, isQuiet })
  /** `value` is that of a layout shift. @type {Record<string, (entry: PerformanceEntry & { value?: number }) => void>} */
  const notes = {
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.fcp = startTime
    },
    'largest-contentful-paint': ({ startTime }) => {
      seen.lcp = startTime
    },
    'layout-shift': ({ value = 0 }) => {
      seen.cls += value
    },
    longtask: ({ startTime, duration }) => {
      seen.longTasks += duration
      restsSince = startTime + duration
    },
  }
  for (const [type, note] of Object.entries(notes))
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
}

/** Prints a page's line. @param {string} path @param {Targets} targets */
function report(path, targets) {
  const [ours = [], barest = []] = [visits.get(path), visits.get('/barest.html')]
  /** @param {Visit[][]} visits @param {keyof Visit} key */
  const middle = (visits, key, nth = 0) => median(visits.map((both) => both[nth]?.[key] ?? NaN))
  /** @param {number} value @param {number | undefined} max @param {number} digits */
  const judged = (value, max, digits) => {
    const isMissed = max !== undefined && value > max
    if (isMissed) missed++
    return value.toFixed(digits) + (isMissed ? '!' : '')
  }
  /** @param {'fcp' | 'lcp'} key @param {number | undefined} max */
  const ratio = (key, max, nth = 0) => {
    const value = middle(ours, key, nth)
    return `×${judged(value / middle(barest, key, nth), max, 2)} ${value.toFixed(0)}`
  }
  print([
    path,
    ratio('fcp', targets.firstPaint),
    ratio('lcp', targets.largestPaint),
    ratio('lcp', targets.secondVisit, 1),
    judged(middle(ours, 'cls'), targets.shift, 3),
    judged(middle(ours, 'longTasks'), targets.longTasks, 0),
    middle(ours, 'kb').toFixed(0),
  ])
}

/** @param {string[]} cells */
function print([first = '', ...others]) {
  console.log(`  ${first.padEnd(26)}${others.map((cell) => cell.padStart(13)).join('')}`)
}
