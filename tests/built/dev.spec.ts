import { expect, test } from '../journeys/page'
import { DEV } from '../sites'

test.use({ baseURL: DEV })

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
