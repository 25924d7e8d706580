import { expect, test, waitForHydration } from '../journeys/page'

test('an open message prints alone, and collapsed answers print expanded', async ({ page }) => {
  await page.goto('admin/contact-messages')
  await page.getByRole('button', { name: /^عرض/ }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(dialog.getByRole('button').first()).toBeHidden()
  await expect(page.locator('#root')).toBeHidden()

  await page.emulateMedia({ media: 'screen' })
  await page.goto('contact')
  await waitForHydration(page)
  const answer = page.getByText('نصحح ما كتبناه نحن')
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
})
