// Measures the memory of a page that is used for hours: the JavaScript heap of the production build after 200
// navigations inside the app. The newspaper and the back office each have their own page. Each screen is opened five
// times before the first measurement, because the engine compiles and optimises code until then.
//   node tests/bench/heap.mjs [NAVIGATIONS]
import { launchChromium } from '../../scripts/chromium.mjs'
import { builds } from '../builds.mjs'
import { serveBuilt } from './site.mjs'

const NAVIGATIONS = Number(process.argv[2] ?? 200)
const WARM_UP = 5
const MAX = 1.2

/** The screens to open are those of the links in this landmark. */
const AREAS = /** @type {const} */ ([
  { name: 'newspaper', path: '/', landmark: 'banner' },
  { name: 'back office', path: '/admin', landmark: 'navigation' },
])

let missed = 0
const { site, close } = await serveBuilt(builds.production.folder, '/')
const browser = await launchChromium()
console.log(`\nJavaScript heap after ${NAVIGATIONS} navigations`)
for (const { name, path, landmark } of AREAS) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const protocol = await page.context().newCDPSession(page)
  await page.goto(site + path, { waitUntil: 'networkidle' })
  const links = page.getByRole(landmark).first()
  const addresses = await links.getByRole('link').evaluateAll((all, start) => {
    const own = all.map((link) => /** @type {HTMLAnchorElement} */ (link).pathname)
    return [...new Set(own)].filter((address) => address.startsWith(start))
  }, path)
  if (addresses.length < 5) throw new Error(`The ${name} has few links`)

  const open = async (/** @type {number} */ count) => {
    for (let index = 0; index < count; index++) {
      const address = addresses[index % addresses.length] ?? ''
      await links.locator(`a[href="${address}"]`).first().click()
      await page.waitForURL((url) => url.pathname === address)
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
  }
  const heap = async () => {
    for (let times = 0; times < 3; times++) await protocol.send('HeapProfiler.collectGarbage')
    return (await protocol.send('Runtime.getHeapUsage')).usedSize / 1e6
  }

  await open(addresses.length * WARM_UP)
  const before = await heap()
  await open(NAVIGATIONS)
  const after = await heap()
  const ratio = after / before
  if (ratio > MAX) missed++
  console.log(
    `  ${ratio <= MAX ? 'met   ' : 'MISSED'} ${name}, ${addresses.length} screens: ${before.toFixed(1)} MB → ${after.toFixed(1)} MB, × ${ratio.toFixed(2)}, limit × ${MAX}`,
  )
  await page.close()
}
await browser.close()
close()
process.exitCode = Math.sign(missed)
