// Measures first visits on a phone with slow 4G: Largest Contentful Paint, layout shift, blocking time, requests and
// script size. Each page is compared, within one run and in turn, with a static page of the same content, design and
// font without scripts (`static/`, written by hand by the designers).
//   node tests/bench/load.mjs [ROUNDS] [production|demo]
import { gzipSync } from 'node:zlib'
import { launchChromium } from '../../scripts/chromium.mjs'
import { builds, DEMO_BASE } from '../builds.mjs'
import { median } from './demo.mjs'
import { serveBuilt } from './site.mjs'
import { recordVitals } from './vitals.mjs'

const ROUNDS = Number(process.argv[2] ?? 5)
const ONLY = process.argv[3]
const NETWORK = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const CPU = 4
const PHONE = { width: 360, height: 780 }
const PAGES = /** @type {const} */ ([
  ['/', 'home'],
  ['/sports', 'sports'],
  ['/countries/egypt', 'country-egypt'],
])
const BUILDS = /** @type {const} */ ([
  ['production', '/', 1.3],
  ['demo', DEMO_BASE, 1.5],
])
const MAX = { cls: 0.01, tbt: 240, scriptKb: 200 }

/** @typedef {{ lcp: number, cls: number, tbt: number, element: string, requests: number, scriptKb: number }} Visit */

let missed = 0
const browser = await launchChromium()
for (const [name, base, maxRatio] of BUILDS) {
  if (ONLY && ONLY !== name) continue
  const { site, close } = await serveBuilt(builds[name].folder, base)
  for (const [path, reference] of PAGES) {
    /** @type {Visit[]} */
    const ours = []
    /** @type {Visit[]} */
    const plain = []
    for (let round = 0; round < ROUNDS; round++) {
      plain.push(await visit(`${site}/static/${reference}.html`))
      ours.push(await visit(site + base.slice(0, -1) + path))
    }
    report(`${name} ${path}`, ours, plain, maxRatio)
  }
  close()
}
await browser.close()
console.log(missed === 0 ? '\nevery target met' : `\n${missed} targets missed`)
process.exitCode = missed > 0 ? 1 : 0

/** @param {string} url @returns {Promise<Visit>} */
async function visit(url) {
  const context = await browser.newContext({ viewport: PHONE, locale: 'ar', deviceScaleFactor: 2 })
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await recordVitals(page)
  await page.addInitScript(observeLongTasks)
  let requests = 0
  /** @type {Promise<number>[]} */
  const scripts = []
  page.on('response', (response) => {
    requests++
    if (response.request().resourceType() === 'script')
      scripts.push(
        response.body().then(
          (body) => gzipSync(body).length,
          () => 0,
        ),
      )
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  // The page may work on after the last answer: wait until no long task has run for a second.
  const read = await page.evaluate(settle)
  const bytes = await Promise.all(scripts)
  await context.close()
  return { ...read, requests, scriptKb: bytes.reduce((sum, size) => sum + size, 0) / 1000 }
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
    const tbt = longTasks
      .filter(([start]) => start >= FCP)
      .reduce((sum, [, duration]) => sum + duration - 50, 0)
    return { lcp: LCP, cls: CLS, tbt, element }
  }
}

/** @param {string} name @param {Visit[]} ours @param {Visit[]} plain @param {number} maxRatio */
function report(name, ours, plain, maxRatio) {
  const lcp = ours.map((visit) => visit.lcp)
  const plainLcp = plain.map((visit) => visit.lcp)
  const ratio = median(lcp) / median(plainLcp)
  const cls = median(ours.map((visit) => visit.cls))
  const tbt = median(ours.map((visit) => visit.tbt))
  const [last] = ours.slice(-1)
  console.log(`\n${name}`)
  reportValue('LCP', `×${ratio.toFixed(2)}`, ratio <= maxRatio, `max ×${maxRatio}`)
  console.log(`    ${range(lcp)} against ${range(plainLcp)} ms; ${last?.element}`)
  reportValue('CLS', cls.toFixed(3), cls <= MAX.cls, `max ${MAX.cls}`)
  const script = last?.scriptKb ?? 0
  const blocking = `${range(ours.map((visit) => visit.tbt))} ms`
  // A demo also starts the fake backend, so blocking time and script have no target.
  if (name.startsWith('production')) {
    reportValue('TBT', blocking, tbt <= MAX.tbt, `max ${MAX.tbt}`)
    reportValue(
      'script',
      `${script.toFixed(0)} kB gzip`,
      script <= MAX.scriptKb,
      `max ${MAX.scriptKb}`,
    )
  } else console.log(`    TBT ${blocking}`)
  console.log(`    ${last?.requests} requests, ${script.toFixed(0)} kB of script`)
}

/** @param {string} what @param {string} value @param {boolean} isMet @param {string} target */
function reportValue(what, value, isMet, target) {
  if (!isMet) missed++
  console.log(`  ${isMet ? 'met   ' : 'MISSED'} ${what} ${value}, ${target}`)
}

/** Returns «312 (298–340)»: median, minimum, maximum. @param {number[]} numbers */
function range(numbers) {
  return `${median(numbers).toFixed(0)} (${Math.min(...numbers).toFixed(0)}–${Math.max(...numbers).toFixed(0)})`
}
