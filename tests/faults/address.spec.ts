import type { Page } from 'playwright/test'
import { PRODUCTION } from '../sites'
import { addressFaults, fuzzed } from './addresses'
import { serveBackend } from './backend'
import { follow } from './follow'
import { expect, test } from './page'

test.use({ baseURL: PRODUCTION, viewport: { width: 360, height: 780 } })

/** Checks what a reader must find at any URL: a page of the app with one h1 that has text. */
async function expectPage(page: Page, address: string) {
  await expect(page.locator('h1'), address).toHaveCount(1)
  await expect(page.locator('h1'), address).toHaveText(/\S/)
  // The error page starts with this word. No URL may cause an error.
  await expect(page.locator('h1'), address).not.toHaveText(/^تعذّر/)
  const found = await page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    isHacked: 'hacked' in window || 'q' in Object.prototype,
  }))
  expect(found, address).toEqual({ sideways: 0, isHacked: false })
}

// tests/properties.test.ts tries any value of any search param of every route.
test('address × a first visit, on a static host: never a blank page (D-6, D-9)', async ({
  page,
}) => {
  await serveBackend(page)
  for (const path of ['/sports', '/admin/analytics'])
    for (const [name, broken] of Object.entries(addressFaults))
      await test.step(`${path}: ${name}`, async () => {
        await page.goto(broken(path))
        await expectPage(page, broken(path).slice(0, 80))
      })
})

test('address × random URLs inside the app, from a fixed seed (D-6)', async ({ page }) => {
  await serveBackend(page)
  await page.goto('')
  for (const address of fuzzed(40)) {
    await follow(page, address)
    await expectPage(page, address)
  }
})
