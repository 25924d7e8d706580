import { utimesSync } from 'node:fs'
import { expect, test } from '../journeys/page'
import { limit } from '../machine'
import { DEV } from '../sites'

test.use({ baseURL: DEV })
// In sequence: every page of the dev server receives the update when a file changes.
test.describe.configure({ mode: 'default' })

test('the development server shows the contact messages of the fake backend, with an empty console', async ({
  page,
  consoleLines,
}) => {
  await page.goto('admin/contact-messages')
  await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: limit(20) })
  // React recommends its DevTools in every development build; that line is not from this project.
  expect(consoleLines.filter((line) => !line.includes('React DevTools'))).toEqual([])
  consoleLines.length = 0
})

test('editing a mock handler or a scenario neither reloads the page nor resets its scenario', async ({
  page,
  consoleLines,
}) => {
  await page.goto('admin/contact-messages?scenario=empty')
  const empty = page.getByRole('heading', { name: 'لا توجد رسائل' })
  await expect(empty).toBeVisible({ timeout: limit(20) })
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  for (const file of ['handlers/contactMessages', 'scenarioHandlers', 'scenarios'].map(
    (name) => `mocks/backend/${name}.ts`,
  )) {
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
