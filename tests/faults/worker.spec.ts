import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright/test'
import { builds } from '../builds/builds.mjs'
import { scriptWith } from '../built/scripts'
import { PRODUCTION } from '../sites'
import { expect, test } from './page'

/** What is done before the page is opened, and with the open page. Without a worker there are no pictures, only their boxes. */
type Fault = {
  before?: (context: BrowserContext) => Promise<unknown>
  after?: (page: Page) => Promise<unknown>
  hasPictures: boolean
}

const WORKER = path.resolve(builds.demo.folder, 'mockServiceWorker.js')

const faults: Readonly<Record<string, Fault>> = {
  'registration refused': {
    before: (context) =>
      context.addInitScript(() => {
        const refused = () => Promise.reject(new DOMException('refused', 'SecurityError'))
        navigator.serviceWorker.register = refused
      }),
    hasPictures: false,
  },
  'stale version': {
    // A worker of an earlier release has another checksum.
    before: (context) =>
      context.route('**/mockServiceWorker.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: readFileSync(WORKER, 'utf8').replace(/(CHECKSUM\s*=\s*)(['"]).*?\2/, '$1"stale"'),
        }),
      ),
    hasPictures: true,
  },
  'unregistered mid-session': {
    after: (page) =>
      page.evaluate(async () => {
        for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister()
      }),
    hasPictures: true,
  },
  'hard reload': {
    after: async (page) => {
      const session = await page.context().newCDPSession(page)
      const loaded = page.waitForEvent('load')
      await session.send('Page.reload', { ignoreCache: true })
      await loaded
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    },
    hasPictures: true,
  },
}

for (const [name, { before, after, hasPictures }] of Object.entries(faults))
  test(`worker × ${name}: the page opens, and its calls are answered (§7)`, async ({
    page,
    context,
    consoleLines,
  }) => {
    await before?.(context)
    // The worker starts after the first call of the page, as on a slow network: the code that starts it is held.
    const { promise, resolve } = Promise.withResolvers<void>()
    const code = scriptWith('demo', 'calls are answered, pictures are not')
    const isRequested = page.waitForRequest(code)
    await page.route(code, async (route) => {
      await promise
      await route.continue()
    })
    await page.goto('admin/contact-messages')
    await isRequested
    resolve()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await after?.(page)

    await page
      .getByRole('button', { name: /^سجّلها محلولة/ })
      .first()
      .click()
    await expect(page.getByRole('alert')).toContainText('سُجّل حلّ الرسالة')
    const warnings = consoleLines.filter((line) => line.startsWith('warning: [mocks]'))
    if (hasPictures) expect(warnings.length).toBeLessThanOrEqual(1)
    else expect(warnings).toHaveLength(1)
    await page
      .getByRole('link', { name: /الموقع|مدار/ })
      .first()
      .click()
    await expect(page.locator('h1')).toHaveText('الأخبار والفئات')
    const lead = page.locator('main img[fetchpriority=high]')
    if (hasPictures)
      await expect
        .poll(() => lead.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0)
    else await expect(lead).toHaveCount(0)
  })

test('worker × production: only its own worker is registered (§7, ADR-17)', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    navigator.serviceWorker.register = (url) => {
      asked.push(String(url))
      return Promise.reject(new Error('no worker here'))
    }
  })
  await page.goto(PRODUCTION)
  await page.mouse.click(9, 9)
  const asked = () =>
    page.evaluate(() => [...new Set((window as unknown as { asked: string[] }).asked)])
  await expect.poll(asked).toEqual(['/sw.js'])
})
