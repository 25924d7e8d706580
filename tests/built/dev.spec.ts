import { utimesSync } from 'node:fs'
import { expect, test } from '../journeys/page'
import { DEV } from '../sites'

test.use({ baseURL: DEV })
// One after the other: every page of the dev server receives the update of a file.
test.describe.configure({ mode: 'default' })

test('the development server opens the loop with its fake backend, in silence', async ({
  page,
  consoleLines,
}) => {
  await page.goto('admin/contact-messages')
  await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: 20_000 })
  // React offers its DevTools in every development build; that one line is not ours.
  expect(consoleLines.filter((line) => !line.includes('React DevTools'))).toEqual([])
  consoleLines.length = 0
})

test('a change of a mock handler or of a scenario keeps the page and its scenario', async ({
  page,
  consoleLines,
}) => {
  await page.goto('admin/contact-messages?scenario=empty')
  const empty = page.getByRole('heading', { name: 'لا توجد رسائل' })
  await expect(empty).toBeVisible({ timeout: 20_000 })
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  for (const file of ['mocks/handlers/contactMessages.ts', 'mocks/scenarios.ts']) {
    const updated = page.waitForEvent('console', (line) => line.text().includes('hot updated'))
    utimesSync(file, new Date(), new Date())
    await updated
    const answer = page.waitForResponse('**/api/contact-messages')
    await page.getByRole('button', { name: 'تحديث' }).click()
    expect(await (await answer).json(), file).toEqual([])
  }
  await expect(page.locator('body')).toHaveAttribute('data-same-page')
  consoleLines.length = 0
})
