import { readFileSync } from 'node:fs'
import path from 'node:path'
import { calls } from '@mocks/backend/contract/calls'
import type { BrowserContext, Page } from 'playwright/test'
import { builds } from '../builds.mjs'
import { PRODUCTION } from '../sites'
import { paths } from './addresses'
import { expect, row } from './cells'
import { follow } from './follow'

type WorkerFault = {
  /** runs before the page is opened */
  before?: (context: BrowserContext) => Promise<unknown>
  /** runs with the page open */
  after?: (page: Page) => Promise<void>
  /** without a worker there are no pictures, only their empty boxes */
  hasPictures: boolean
}

/** Runs the script before those of the page: `register` rejects, or requests another file. */
const registering = (script: string) => (context: BrowserContext) => context.addInitScript(script)

const REFUSE = `navigator.serviceWorker.register = () => Promise.reject(new DOMException('refused', 'SecurityError'))`
const MISSING = `{ const all = navigator.serviceWorker, real = all.register.bind(all); all.register = (_, options) => real(new URL('no-such-worker.js', document.baseURI), options) }`
const UNSUPPORTED = 'delete Navigator.prototype.serviceWorker'

const WORKER = readFileSync(
  path.resolve(import.meta.dirname, '../..', builds.demo.folder, 'mockServiceWorker.js'),
  'utf8',
)

const faults: Readonly<Record<string, WorkerFault>> = {
  unsupported: { before: registering(UNSUPPORTED), hasPictures: false },
  'registration refused': { before: registering(REFUSE), hasPictures: false },
  'script 404': { before: registering(MISSING), hasPictures: false },
  'stale version': {
    // A worker of an earlier release has another checksum.
    before: (context) =>
      context.route('**/mockServiceWorker.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: WORKER.replace(/(CHECKSUM\s*=\s*)(['"]).*?\2/, '$1"stale"'),
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

/**
 * Makes the worker start after the first call of the page, as on a slow network: it holds the code that starts it.
 * Call the returned function when the page is hydrated, which is after that call.
 */
async function delayStart(page: Page): Promise<() => Promise<void>> {
  const code = '**/assets/network-*.js'
  const { promise, resolve } = Promise.withResolvers<void>()
  const isRequested = page.waitForRequest(code)
  await page.route(code, async (route) => {
    await promise
    await route.continue()
  })
  return async () => {
    await isRequested
    resolve()
  }
}

for (const [name, { before, after, hasPictures }] of Object.entries(faults)) {
  row(`worker × ${name}: the page opens, and the five calls are answered (§7)`)(
    async ({ page, context, cell, consoleLines }) => {
      await before?.(context)
      const start = await delayStart(page)
      await page.goto('admin/contact-messages')
      await start()
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await after?.(page)

      await cell('boot', async () => {
        await expect(page.locator('h1')).toHaveText('رسائل التواصل')
        await expect(page.getByRole('row').nth(1)).toBeVisible()
      })
      for (const { method, path: to, body, success } of calls) {
        await cell(`${method} ${to}`, async () => {
          const status = await page.evaluate(
            async ([address, how, sent]) => {
              const init = sent ? { body: sent } : {}
              return (await fetch(address, { method: how, ...init })).status
            },
            [to.replace('{id}', '1'), method, body ? JSON.stringify(body.example) : ''] as const,
          )
          expect(status).toBe(success.status)
        })
      }
      await cell('at most one warning', async () => {
        const warnings = consoleLines.filter((line) => line.startsWith('warning: [mocks]'))
        expect(warnings.length).toBeLessThanOrEqual(1)
        if (!hasPictures) expect(warnings).toHaveLength(1)
      })
      await cell('images', async () => {
        await page
          .getByRole('link', { name: /الموقع|مدار/ })
          .first()
          .click()
        await expect(page.locator('h1')).toHaveText('الأخبار والفئات')
        const images = page.locator('main img')
        if (!hasPictures) return expect(images.first()).toBeHidden()
        await expect
          .poll(() => images.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
      })
    },
  )
}

row('worker × production: no screen registers the worker of the fake backend (§7)')(
  async ({ page, cell }) => {
    await page.route('**/api/**', (route) => route.fulfill({ json: [] }))
    await page.addInitScript(() => {
      const asked: string[] = []
      Object.assign(window, { asked })
      navigator.serviceWorker.register = (url) => {
        asked.push(String(url))
        return Promise.reject(new Error('no worker here'))
      }
    })
    await page.goto(PRODUCTION)
    for (const screen of paths) {
      await cell(screen, async () => {
        await follow(page, screen)
        await expect(page.locator('h1')).toHaveText(/\S/)
      })
    }
    // Its own worker keeps pages for reading without a network (ADR-17).
    const asked = await page.evaluate(() => (window as unknown as { asked: string[] }).asked)
    expect(new Set(asked)).toEqual(new Set(['/sw.js']))
  },
)
