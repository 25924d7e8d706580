// Measures visits on a phone with slow 4G, each page beside the barest static page (10 KiB of text and one font,
// `static/barest.html`) within one run: first and largest paint, layout shift, long tasks; requests and kB until the network
// was quiet for half a second. The second visit has everything in its cache. On a restless machine it prints the figures and judges nothing (exit code 2).
//   node tests/bench/load.mjs [ROUNDS] [production|demo] [PATH …]
import { gzipSync } from 'node:zlib'
import { launchChromium } from '../../scripts/chromium.mjs'
import { importTs } from '../../scripts/importTs.mjs'
import { builds, DEMO_BASE } from '../builds.mjs'
import { watchCalm } from './calm.mjs'
import { median } from './demo.mjs'
import { serveBuilt } from './site.mjs'
import { recordVitals, slowDown } from './vitals.mjs'

const [rounds = '5', only, ...paths] = process.argv.slice(2)
const ROUNDS = Number(rounds)
const PHONE = { width: 360, height: 780 }
const BAREST = '/static/barest.html'

/** @typedef {{ firstPaint?: number, largestPaint?: number, secondVisit?: number, shift?: number, longTasks?: number, kb?: number }} Targets */

/** @type {typeof import('../../src/screens')} */
const { screens } = await importTs('src/screens.ts')
const MAX_SHIFT = 0.01
/** @type {Targets} */
const PUBLIC = { firstPaint: 1.3, largestPaint: 1.6, shift: MAX_SHIFT, longTasks: 450 }
/** @type {Targets} */
const PRIVATE = { largestPaint: 1.6, secondVisit: 1.6, shift: MAX_SHIFT }
/** @type {Record<'production' | 'demo', [path: string, Targets][]>} */
const PAGES = {
  production: [
    ...['/', '/sports', '/countries/egypt', '/contact'].map(
      (path) => /** @type {[string, Targets]} */ ([path, PUBLIC]),
    ),
    ...screens
      .filter(({ area }) => area !== 'public')
      .map(({ path }) => /** @type {[string, Targets]} */ ([path, PRIVATE])),
  ],
  demo: [['/', { largestPaint: 1.5, shift: MAX_SHIFT, kb: 350 }]],
}

/** @typedef {{ fcp: number, lcp: number, cls: number, blocking: number, longTasks: number, element: string, requests: number, scriptKb: number, kb: number }} Visit */

const calm = watchCalm()
let missed = 0
const browser = await launchChromium()
for (const name of /** @type {const} */ (['production', 'demo'])) {
  if (only && only !== name) continue
  const base = name === 'demo' ? DEMO_BASE : '/'
  const { site, close } = await serveBuilt(builds[name].folder, base)
  const pages = PAGES[name].filter(([path]) => paths.length === 0 || paths.includes(path))
  const urls = pages.map(([path]) => site + base.slice(0, -1) + path)
  // Fills the server's cache of compressed answers, which are slow to make.
  for (const url of [site + BAREST, ...urls]) await visitTwice(url)
  /** @type {Map<string, Visit[][]>} */
  const visits = new Map()
  for (let round = 0; round < ROUNDS; round++) {
    for (const url of [site + BAREST, ...urls]) {
      calm.measure()
      visits.set(url, [...(visits.get(url) ?? []), await visitTwice(url)])
    }
  }
  const barest = visits.get(site + BAREST) ?? []
  console.log(`\n${name}, medians of ${ROUNDS}; × is the ratio to the barest page`)
  console.log(
    row([
      'page',
      'first paint',
      'largest',
      '2nd visit',
      'CLS',
      'long tasks',
      'blocking',
      'requests',
      'script kB',
      'all kB',
    ]),
  )
  report('barest page', barest, barest, {})
  for (const [index, [path, targets]] of pages.entries())
    report(path, visits.get(urls[index] ?? '') ?? [], barest, targets)
  close()
}
await browser.close()
if (!calm.report()) {
  console.log('Nothing is judged. Run it again on a quiet machine.')
  process.exitCode = 2
} else {
  console.log(
    missed === 0 ? 'Every target is met.' : `${missed} targets are missed (marked with !).`,
  )
  process.exitCode = missed > 0 ? 1 : 0
}

/** Visits a page twice with one cache. @param {string} url */
async function visitTwice(url) {
  const context = await browser.newContext({ viewport: PHONE, locale: 'ar', deviceScaleFactor: 2 })
  const visits = [await visit(context, url), await visit(context, url)]
  await context.close()
  return visits
}

/** @param {import('playwright').BrowserContext} context @param {string} url @returns {Promise<Visit>} */
async function visit(context, url) {
  const page = await context.newPage()
  await slowDown(page)
  await recordVitals(page)
  await page.addInitScript(observeLongTasks)
  /** @type {Promise<{ size: number, isScript: boolean }>[]} */
  const answers = []
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script'
    const read = response.body().then(
      (body) => gzipSync(body).length,
      () => 0,
    )
    answers.push(read.then((size) => ({ size, isScript })))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  // Not what the demo loads later: it waits until the network is quiet.
  const loaded = await Promise.all(answers.slice())
  // The page may work on after the last answer: wait until no long task has run for a second.
  const read = await page.evaluate(settle)
  await page.close()
  /** @param {typeof loaded} some */
  const kbOf = (some) => some.reduce((sum, { size }) => sum + size, 0) / 1000
  const scriptKb = kbOf(loaded.filter(({ isScript }) => isScript))
  return { ...read, requests: loaded.length, scriptKb, kb: kbOf(loaded) }
}

/** Runs in the page before its scripts. */
function observeLongTasks() {
  /** @type {[start: number, duration: number][]} */
  const longTasks = []
  Object.assign(window, { longTasks })
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push([startTime, duration])
  })
  observer.observe({ type: 'longtask', buffered: true })
}

/** Runs in the page. Blocking time is the time beyond 50 ms of each task after the first paint. */
async function settle() {
  const { longTasks, vitals } =
    /** @type {{ longTasks: [start: number, duration: number][], vitals: import('./vitals.mjs').Vitals }} */ (
      /** @type {unknown} */ (window)
    )
  const isQuiet = () => {
    const [start, duration] = longTasks.at(-1) ?? [0, 0]
    return performance.now() - start - duration > 1000
  }
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const { LCP, CLS, FCP, element = '' } = vitals
    // web-vitals reports them when the page is idle.
    if (!isQuiet() || LCP === undefined || CLS === undefined || FCP === undefined) continue
    const blocking = longTasks
      .filter(([start]) => start >= FCP)
      .reduce((sum, [, duration]) => sum + duration - 50, 0)
    const total = longTasks.reduce((sum, [, duration]) => sum + duration, 0)
    return { fcp: FCP, lcp: LCP, cls: CLS, blocking, longTasks: total, element }
  }
}

/** Prints a page's line. @param {string} name @param {Visit[][]} ours @param {Visit[][]} barest @param {Targets} targets */
function report(name, ours, barest, targets) {
  /** @param {Visit[][]} visits @param {0 | 1} nth @param {(visit: Visit) => number} read */
  const middle = (visits, nth, read) =>
    median(visits.flatMap((both) => (both[nth] ? [read(both[nth])] : [])))
  /** @param {number} value @param {number | undefined} max @param {number} [digits] */
  const judged = (value, max, digits = 0) => {
    const isMissed = max !== undefined && value > max
    if (isMissed) missed++
    return value.toFixed(digits) + (isMissed ? '!' : '')
  }
  /** @param {0 | 1} nth @param {(visit: Visit) => number} read @param {number | undefined} max */
  const ratio = (nth, read, max) => {
    const value = middle(ours, nth, read)
    return `×${judged(value / middle(barest, nth, read), max, 2)} ${value.toFixed(0)}`
  }
  console.log(
    row([
      name,
      ratio(0, ({ fcp }) => fcp, targets.firstPaint),
      ratio(0, ({ lcp }) => lcp, targets.largestPaint),
      ratio(1, ({ lcp }) => lcp, targets.secondVisit),
      judged(
        middle(ours, 0, ({ cls }) => cls),
        targets.shift,
        3,
      ),
      judged(
        middle(ours, 0, ({ longTasks }) => longTasks),
        targets.longTasks,
      ),
      middle(ours, 0, ({ blocking }) => blocking).toFixed(0),
      // tests/budgets.ts has the budgets of requests and script, which do not depend on the machine.
      middle(ours, 0, ({ requests }) => requests).toFixed(0),
      middle(ours, 0, ({ scriptKb }) => scriptKb).toFixed(0),
      judged(
        middle(ours, 0, ({ kb }) => kb),
        targets.kb,
      ),
    ]),
  )
}

/** @param {string[]} cells */
function row([first = '', ...others]) {
  return `  ${first.padEnd(26)}${others.map((cell) => cell.padStart(13)).join('')}`
}
