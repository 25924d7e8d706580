import type { Page } from 'playwright/test'
import { DEMO } from '../sites'
import { expect, row } from './cells'

const openFirst = (tab: Page) =>
  tab
    .getByRole('button', { name: /^عرض رسالة/ })
    .first()
    .click()
const openMessages = async (tab: Page) => {
  await tab.goto(`${DEMO}admin/contact-messages`)
  await openFirst(tab)
}
const answer = (tab: Page) => tab.getByRole('button', { name: 'رُدّ عليها' })

row(
  'order × two tabs changing one message: the second sees what the first did, and keeps its notes',
)(async ({ page, context, cell }) => {
  await cell('status', async () => {
    const other = await context.newPage()
    await openMessages(page)
    await openMessages(other)
    await page.getByLabel('ملاحظات الإدارة').fill('ملاحظة لم تُحفظ بعد')
    await other.getByLabel('ملاحظات الإدارة').fill('أُجيب من النافذة الأخرى')
    await answer(other).click()
    await expect(other.getByRole('dialog')).toBeHidden()
    await expect(answer(page), 'what was answered cannot be taken back').toBeHidden()
    await expect(page.getByLabel('ملاحظات الإدارة')).toHaveValue('ملاحظة لم تُحفظ بعد')
    await expect(page.getByText('«أُجيب من النافذة الأخرى»'), 'what was saved there').toBeVisible()
    await page.getByRole('button', { name: 'حُلّت' }).click()
    await expect(page.getByRole('alert')).toContainText('سُجّل حلّ الرسالة')
    await openFirst(other)
    await expect(other.getByLabel('ملاحظات الإدارة')).toHaveValue('أُجيب من النافذة الأخرى')
    await expect(other.getByRole('button', { name: 'حُلّت' })).toBeHidden()
  })
})

row('order × two tabs: a word of the change that comes before the change costs nothing')(
  async ({ page, context, cell }) => {
    await cell('status', async () => {
      const other = await context.newPage()
      // Tabs share localStorage only in time: here the word never comes, so that only what is stored can tell.
      await other.addInitScript(() => {
        BroadcastChannel.prototype.postMessage = () => {}
      })
      await openMessages(page)
      await openMessages(other)
      await answer(other).click()
      await expect(answer(page)).toBeHidden()
    })
  },
)
