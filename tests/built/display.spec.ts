import type { Page } from 'playwright/test'
import { publicPaths } from '../../src/publicPaths'
import { expect, test, waitForHydration } from '../journeys/page'
import { limit } from '../machine'
import { isAll, PRODUCTION } from '../sites'
import { filesBeforeHydration, namedFiles } from './scripts'

test.use({ baseURL: PRODUCTION, viewport: { width: 360, height: 740 } })

type Stored = Readonly<Record<string, unknown>>

const news = (choice: object) => ({ settings: { newsPreferences: choice } })
const reading = (choice: object) => ({ 'saved:reading': choice })

/** Every choice of «العرض» that is not the default, as the browser stores it. */
const CHOICES: Readonly<Record<string, Stored>> = {
  'no automatic refresh': news({ autoRefresh: false }),
  'images off': news({ showImages: false }),
  compact: news({ compactView: true }),
  'text 115 %': reading({ textSize: 115 }),
  'text 130 %': reading({ textSize: 130 }),
  'text 150 %': reading({ textSize: 150 }),
  'more contrast': reading({ contrast: 'more' }),
  'no shortcuts': reading({ hasShortcuts: false }),
  dark: { theme: 'dark' },
}

const choose = (page: Page, stored: Stored) =>
  page.addInitScript((entries) => {
    for (const [key, value] of entries)
      localStorage.setItem(
        key,
        typeof value === 'string' ? value : JSON.stringify({ version: 1, value }),
      )
  }, Object.entries(stored))

/** Notes what the choices change at every frame, and how far the page moves. */
function watchFrames() {
  const seen = new Set<string>()
  const shifts = { total: 0 }
  Object.assign(window, { seen, shifts })
  const recordFrame = () => {
    const [title, picture] = ['article h3 a', '.pictureBox'].map((one) =>
      document.querySelector(one),
    )
    if (title && picture) {
      const root = getComputedStyle(document.documentElement)
      seen.add(
        [
          getComputedStyle(title).fontSize,
          getComputedStyle(picture).display,
          root.getPropertyValue('--palette-tokens-line'),
          root.colorScheme,
        ].join(),
      )
    }
    requestAnimationFrame(recordFrame)
  }
  recordFrame()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      shifts.total += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

const framesOf = (page: Page) =>
  page.evaluate(() => {
    const { seen, shifts } = window as unknown as {
      seen: Set<string>
      shifts: { total: number }
    }
    return { seen: [...seen], shift: shifts.total }
  })

for (const [name, stored] of Object.entries(CHOICES))
  test(`${name}: from the first paint on, nothing moves, and no script more than the page names`, async ({
    page,
    consoleLines,
  }) => {
    // Who has chosen something has been here before and has the font, but a route switches the browser's cache off, and
    // a late font moves the ages of compact rows (ADR-2).
    await page.route('**/*.woff2', (route) => route.abort())
    await choose(page, stored)
    await page.addInitScript(watchFrames)
    const files = await filesBeforeHydration(page, '/')
    const named = namedFiles('/').map((file) => `/${file}`)
    expect(files.filter((name) => !named.includes(name))).toEqual([])
    consoleLines.length = 0
    const { seen, shift } = await framesOf(page)
    expect(seen, 'every frame looks the same').toHaveLength(1)
    expect(shift).toBeLessThanOrEqual(0.01)
  })

test('compact shows at least half again as many headlines in the window of a phone', async ({
  browser,
}) => {
  for (const address of ['', 'sports', 'countries/egypt']) {
    const perWindow: number[] = []
    for (const stored of [{}, CHOICES.compact ?? {}]) {
      const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
      await choose(page, stored)
      await page.goto(PRODUCTION + address)
      await waitForHydration(page)
      // Cards below the window have their size only once they have been shown.
      await page.addStyleTag({ content: 'section { content-visibility: visible !important }' })
      perWindow.push(
        await page.locator('main').evaluate((main) => {
          const { height } = main.getBoundingClientRect()
          return (main.querySelectorAll('a[href^="?story="]').length * innerHeight) / height
        }),
      )
      await page.close()
    }
    const [normal = 0, compact = 0] = perWindow
    expect(normal, address).toBeGreaterThan(3)
    expect(compact / normal, `/${address}: ${perWindow}`).toBeGreaterThanOrEqual(1.5)
  }
})

const addresses = [...publicPaths, '/dashboard', '/settings', '/profile']

test('with images off no page requests a picture', async ({ page, consoleLines }) => {
  test.setTimeout(limit(240))
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url())
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/sports')
  await expect.poll(() => pictures.length, 'otherwise they are requested').toBeGreaterThan(3)
  await choose(page, CHOICES['images off'] ?? {})
  await page.reload()
  pictures.length = 0
  // Every fourth, unless all tests are run.
  for (const address of addresses.filter((_, index) => isAll || index % 4 === 0)) {
    await page.goto(address)
    await waitForHydration(page)
    await page.mouse.wheel(0, 20_000)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(0))))
    expect.soft(pictures.splice(0), address).toEqual([])
  }
  // No server answers the requests of the first page.
  consoleLines.length = 0
})
