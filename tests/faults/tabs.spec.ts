import type { Page } from 'playwright/test'
import { DEMO } from '../sites'
import { expect, test } from './page'

const openFirst = (tab: Page) =>
  tab
    .getByRole('button', { name: /^عرض رسالة/ })
    .first()
    .click()
const openMessages = async (tab: Page) => {
  await tab.goto(`${DEMO}admin/contact-messages`)
  await openFirst(tab)
}
const answer = (tab: Page) => tab.getByRole('button', { name: 'سجّل الرد عليها' })

test('order × two tabs change one message: each shows the other’s change and does not lose typed notes', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await openMessages(page)
  await openMessages(other)
  await page.getByLabel('ملاحظات الإدارة').fill('ملاحظة لم تُحفظ بعد')
  await other.getByLabel('ملاحظات الإدارة').fill('أُجيب من النافذة الأخرى')
  await answer(other).click()
  await expect(other.getByRole('dialog')).toBeHidden()
  await expect(answer(page), 'the status cannot be set twice').toBeHidden()
  await expect(page.getByLabel('ملاحظات الإدارة')).toHaveValue('ملاحظة لم تُحفظ بعد')
  await expect(
    page.getByText('«أُجيب من النافذة الأخرى»'),
    'the version that was saved there',
  ).toBeVisible()
  await page.getByRole('button', { name: 'سجّلها محلولة' }).click()
  await expect(page.getByRole('alert')).toContainText('سُجّل حلّ الرسالة')
  await openFirst(other)
  await expect(other.getByLabel('ملاحظات الإدارة')).toHaveValue('أُجيب من النافذة الأخرى')
  await expect(other.getByRole('button', { name: 'سجّلها محلولة' })).toBeHidden()
})
