import type { Locator, Page } from 'playwright/test'
import { expect, openHydrated, openReady, test } from './page'

const isAtLayerEntry = (page: Page) => page.evaluate(() => history.state?.isLayer === true)

/** Opens a layer, waits for its history entry, and goes back: it is closed, and the focus is on its button again. */
async function expectBackCloses(page: Page, opener: Locator, layer: Locator) {
  await opener.click()
  await expect(layer).toBeVisible()
  await expect.poll(() => isAtLayerEntry(page)).toBe(true)
  const address = page.url()
  await page.goBack()
  await expect(layer).toBeHidden()
  await expect(opener).toBeFocused()
  expect(page.url()).toBe(address)
}

test('after sending or a reload no history entry of a form is left; Back is «إلغاء» of a question (D-24)', async ({
  page,
}) => {
  await openHydrated(page, 'admin')
  await page.getByRole('link', { name: 'المستخدمون', exact: true }).click()
  const open = page.getByRole('button', { name: 'إضافة مستخدم' })
  const dialog = page.getByRole('dialog', { name: 'إضافة مستخدم' })
  await open.click()
  await dialog.getByLabel('الاسم').fill('رنا الفهد')
  await dialog.getByLabel('البريد الإلكتروني').fill('rana@bareed.example')
  await dialog.getByLabel('كلمة المرور *', { exact: true }).fill('123456')
  await dialog.getByLabel('تأكيد كلمة المرور *', { exact: true }).fill('123456')
  await dialog.getByRole('button', { name: 'إضافة المستخدم' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/users$/)

  const remove = page.getByRole('button', { name: 'حذف رائد العمري' })
  await remove.click()
  const asked = page.getByRole('alertdialog', { name: 'هل تريد حذف المستخدم «رائد العمري»؟' })
  await expect(asked).toBeVisible()
  await page.goBack()
  await expect(asked).toBeHidden()
  await expect(remove).toBeFocused()

  await open.click()
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(dialog).toBeHidden()
  await expect.poll(() => isAtLayerEntry(page)).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL(/\/admin$/)
})

test('on a phone Back closes the menu and the search, whose word stays; a link of a layer replaces its entry; a menu whose button disappears closes (D-42)', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await openHydrated(page, 'contact')
  const menu = page.getByRole('dialog', { name: 'القائمة' })
  const menuButton = page.getByRole('button', { name: 'القائمة' })
  await expectBackCloses(page, menuButton, menu)
  await menuButton.click()
  await menu.getByRole('link', { name: 'رياضة' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أخبار الرياضة')

  const search = page.getByRole('button', { name: 'بحث' })
  const word = page.getByRole('searchbox', { name: 'بحث' })
  await search.click()
  await word.fill('النيل')
  await expect.poll(() => isAtLayerEntry(page)).toBe(true)
  await page.goBack()
  await search.click()
  await expect(word, 'Back does not clear it').toHaveValue('النيل')
  const newTab = page.context().waitForEvent('page')
  await page
    .getByRole('dialog')
    .getByRole('link')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await newTab
  await expect(word, 'a new tab changes nothing here').toHaveValue('النيل')
  await page.keyboard.press('Escape')
  await expect(word).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('اتصل بنا')

  const resize = (width: number) => page.setViewportSize({ width, height: 780 })
  await menuButton.click()
  await expect(menu).toBeVisible()
  await resize(1400)
  await expect(menu, 'its button has disappeared').toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await resize(390)
  await expect(menuButton).toBeVisible()
  await expect(menu, 'it does not open again by itself').toBeHidden()
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
})

test('in the back office Back closes views and columns with their sorting, and finds no entry of the palette (D-42)', {
  tag: '@core',
}, async ({ page }) => {
  await openHydrated(page, 'admin/contact-messages')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = (name: string) => page.getByRole('dialog', { name })
  await expectBackCloses(page, button('العروض المحفوظة'), dialog('العروض المحفوظة'))
  await button('الأعمدة والكثافة').click()
  await page.getByLabel('الترتيب').selectOption({ value: '-sender' })
  await expect(page).toHaveURL(/\?sort=-sender$/)
  await expect.poll(() => isAtLayerEntry(page)).toBe(true)
  await page.goBack()
  await expect(dialog('الأعمدة والكثافة')).toBeHidden()
  await expect(page, 'what was chosen in it stays').toHaveURL(/\?sort=-sender$/)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'بحث وأوامر' }).fill('التحليلات')
  await page.getByRole('option', { name: 'التحليلات' }).first().click()
  await expect(page).toHaveURL(/\/admin\/analytics$/)
  await page.goBack()
  await expect(page, 'one Back, no entry of the palette').toHaveURL(/sort=-sender$/)
})

test('two Backs ask one question; «إلغاء» leaves address, screen, edit and dialog as they were (D-24)', {
  tag: '@core',
}, async ({ page }) => {
  // Returns after the second: «إلغاء» between the two would be another visit, with a question of its own.
  const backTwice = (apart: number) =>
    page.evaluate(async (ms) => {
      history.back()
      await new Promise((resolve) => setTimeout(resolve, ms))
      history.back()
      await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    }, apart)
  await openHydrated(page, 'contact')
  await page.getByRole('button', { name: /^حساب .*قائمة$/ }).click()
  await page.getByRole('menuitem', { name: 'الإعدادات' }).click()
  // The contact page has a field of this name, too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الإعدادات')
  await page.getByRole('textbox', { name: 'الاسم' }).fill('رنا الفهد')
  await backTwice(60)
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'إلغاء' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByRole('textbox', { name: 'الاسم' })).toHaveValue('رنا الفهد')

  await openHydrated(page, 'admin/users')
  await page.getByRole('button', { name: 'إضافة مستخدم' }).click()
  const dialog = page.getByRole('dialog', { name: 'إضافة مستخدم' })
  await dialog.getByLabel('الاسم').fill('رنا الفهد')
  await backTwice(500)
  await question.getByRole('button', { name: 'إلغاء' }).click()
  await expect(question).toBeHidden()
  await page.goBack()
  await expect(question, 'the dialog still has its entry').toBeVisible()
  await expect(page).toHaveURL(/\/admin\/users$/)
})

test('a link that is followed just after j leads to an address without the message', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await openReady(page, 'admin/contact-messages')
  await page
    .getByRole('button', { name: /^عرض رسالة/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\?message=/)
  await page.keyboard.press('j')
  await page.getByRole('link', { name: 'التحليلات' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('التحليلات')
  await expect(page).toHaveURL(/\/admin\/analytics$/)
})
