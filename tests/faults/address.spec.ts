import type { Page } from 'playwright/test'
import { screenAreas, screens } from '@/screens'
import { DEMO, PRODUCTION } from '../sites'
import { addressFaults, fuzzed, paths } from './addresses'
import { serveBackend } from './backend'
import { type Cell, expect, row, test } from './cells'
import { follow } from './follow'

test.use({ viewport: { width: 360, height: 780 } })

const FUZZED = 60
const names = Object.keys(addressFaults)

/** Checks what a reader must find at any URL: a page of the app with one h1 that has text. */
async function expectPage(page: Page, what: string) {
  await expect(page.locator('h1'), what).toHaveCount(1)
  await expect(page.locator('h1'), what).toHaveText(/\S/)
  // The error page starts with this word. No URL may cause an error.
  await expect(page.locator('h1'), what).not.toHaveText(/^تعذّر/)
  const found = await page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    hasLinks: document.querySelectorAll('a[href]').length > 2,
    isHacked: 'hacked' in window || 'q' in Object.prototype,
  }))
  expect(found, what).toEqual({ sideways: 0, hasLinks: true, isHacked: false })
}

async function tryAll(page: Page, cell: Cell, base: string, addresses: [string, string][]) {
  for (const [name, address] of addresses) {
    const isWell = await cell(`${name}: ${address.slice(0, 80)}`, async () => {
      await follow(page, base + address)
      await expectPage(page, address.slice(0, 80))
    })
    if (!isWell) await page.goto(base)
  }
}

for (const area of Object.keys(screenAreas) as (keyof typeof screenAreas)[]) {
  test(`address × every route of «${screenAreas[area]}»: never a blank page (D-6, D-9)`, async ({
    page,
    cell,
  }) => {
    const inArea = new Set(
      screens.filter((one) => one.area === area).map(({ path }) => path.split('?')[0]),
    )
    await page.goto('')
    const addresses = paths
      .filter((path) => inArea.has(path))
      .flatMap((path) =>
        names.map((name): [string, string] => [name, addressFaults[name]?.(path) ?? path]),
      )
    await tryAll(page, cell, DEMO.replace(/\/$/, ''), addresses)
  })
}

row('address × random URLs, from a fixed seed (D-6)')(async ({ page, cell }) => {
  await page.goto('')
  const addresses = fuzzed(FUZZED).map((address): [string, string] => ['fuzzed', address])
  await tryAll(page, cell, DEMO.replace(/\/$/, ''), addresses)
})

for (const [where, site] of [
  ['the demo', DEMO],
  ['production', PRODUCTION],
] as const) {
  row(`address × a first visit, on a static host: ${where}`)(async ({ page, cell }) => {
    if (site === PRODUCTION) await serveBackend(page)
    for (const name of names) {
      const address = addressFaults[name]?.('/admin/analytics') ?? ''
      await cell(name, async () => {
        await page.goto(site.replace(/\/$/, '') + address)
        await expectPage(page, name)
      })
    }
  })
}

row('address × a deep link to each tab opens it (§2)')(async ({ page, cell }) => {
  const withTabs = ['/settings', ...paths.filter((path) => path.startsWith('/admin'))]
  await page.setViewportSize({ width: 1280, height: 900 })
  await serveBackend(page)
  await page.goto(PRODUCTION)
  for (const path of withTabs) {
    await follow(page, path)
    await expect(page.locator('main h1')).toHaveText(/\S/)
    const tabs = page.getByRole('tab')
    for (let index = 0; index < (await tabs.count()); index += 1) {
      await cell(`${path}, tab ${index + 1}`, async () => {
        const name = (await tabs.nth(index).textContent()) ?? ''
        await tabs.nth(index).click()
        await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true')
        await page.reload()
        await expect(page.getByRole('tab', { selected: true })).toHaveText(name)
      })
    }
  }
})
