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

test('Back closes an open message; its notes and the list behind it do not change (§4)', async ({
  page,
}) => {
  await openReady(page, 'admin/users')
  await page.getByRole('link', { name: 'رسائل التواصل' }).click()
  await page.getByRole('radio', { name: 'غير مقروءة', exact: true }).check({ force: true })
  await expect(page).toHaveURL(/\?status=unread$/)
  const view = page.getByRole('button', { name: /^عرض رسالة/ }).first()
  await page.getByRole('searchbox').fill('bareed')
  // Immediately, before the search text is written to the address.
  await view.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('ملاحظات الإدارة').fill('اتصلنا به')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\?q=bareed&status=unread$/)
  await expect(view, 'the focus returns to the button').toBeFocused()

  await page.goForward()
  await expect(dialog.getByLabel('ملاحظات الإدارة'), 'Forward opens it again').toHaveValue(
    'اتصلنا به',
  )
  await dialog.getByLabel('ملاحظات الإدارة').fill('')
  await dialog.getByRole('button', { name: 'إغلاق' }).click()
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page, 'one Back undoes one step').toHaveURL(/\/contact-messages$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/users$/)
})

test('Back asks before it closes a form with typed text; after sending or a reload no history entry is left (D-24)', async ({
  page,
}) => {
  await openHydrated(page, 'admin')
  await page.getByRole('link', { name: 'المستخدمون', exact: true }).click()
  const open = page.getByRole('button', { name: 'إضافة مستخدم' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'إضافة مستخدم' })
  const name = dialog.getByLabel('الاسم')
  await name.fill('رنا الفهد')
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'هل تريد الإغلاق دون حفظ ما كتبته؟' })
  await question.getByRole('button', { name: 'إلغاء' }).click()
  await expect(name).toHaveValue('رنا الفهد')
  await page.goBack()
  await question.getByRole('button', { name: 'إغلاق' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/users$/)
  await expect(open).toBeFocused()

  await open.click()
  await name.fill('رنا الفهد')
  await dialog.getByLabel('البريد الإلكتروني').fill('rana@bareed.example')
  await dialog.getByLabel('كلمة المرور *', { exact: true }).fill('123456')
  await dialog.getByLabel('تأكيد كلمة المرور *', { exact: true }).fill('123456')
  await dialog.getByRole('button', { name: 'إضافة المستخدم' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.getByRole('row', { name: 'rana@bareed.example' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/users$/)
  await expect(page.getByText('الصفحة 1 من 2')).toBeVisible()

  const remove = page.getByRole('button', { name: 'حذف رائد العمري' })
  await remove.click()
  const asked = page.getByRole('alertdialog', { name: 'هل تريد حذف المستخدم «رائد العمري»؟' })
  await expect(asked).toBeVisible()
  await page.goBack()
  await expect(asked, 'Back is «إلغاء»').toBeHidden()
  await expect(remove).toBeFocused()

  await open.click()
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(page.getByText('الصفحة 1 من 2')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect.poll(() => isAtLayerEntry(page)).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL(/\/admin$/)
})

test('on a phone Back closes the menu and the search, whose word stays; a link of a layer replaces its entry (D-42)', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await openHydrated(page, '')
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
  await page.keyboard.press('Escape')
  await expectBackCloses(page, search, word)
  await search.click()
  await expect(word, 'closing clears it (Spec §2)').toHaveValue('')
  await word.fill('النيل')
  await expect.poll(() => isAtLayerEntry(page)).toBe(true)
  await page.goBack()
  await search.click()
  await expect(word, 'Back does not').toHaveValue('النيل')
  const result = page.getByRole('dialog').getByRole('link').first()
  const newTab = page.context().waitForEvent('page')
  await result.click({ modifiers: ['ControlOrMeta'] })
  await (await newTab).close()
  await expect(word, 'a new tab changes nothing here').toHaveValue('النيل')
  await page.keyboard.press('Escape')
  await expect(word).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الأخبار والفئات')
})

test('in the back office Back closes menus, palette, views, columns with their sorting, and the range of days (D-42)', {
  tag: '@core',
}, async ({ page }) => {
  await openReady(page, 'admin/contact-messages')
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
  await expect(dialog('بحث وأوامر')).toBeVisible()
  await expect.poll(() => isAtLayerEntry(page)).toBe(true)
  await page.goBack()
  await expect(dialog('بحث وأوامر')).toBeHidden()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'بحث وأوامر' }).fill('التحليلات')
  await page.getByRole('option', { name: 'التحليلات' }).first().click()
  await expect(page).toHaveURL(/\/admin\/analytics$/)
  await expectBackCloses(page, button('مدى مخصص'), dialog('مدى مخصص'))
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
  await openHydrated(page, 'sports')
  await page.getByRole('button', { name: /^حساب .*قائمة$/ }).click()
  await page.getByRole('menuitem', { name: 'الإعدادات' }).click()
  await page.getByRole('textbox', { name: 'الاسم' }).fill('رنا الفهد')
  await backTwice(60)
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'إلغاء' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByRole('textbox', { name: 'الاسم' })).toHaveValue('رنا الفهد')

  await openHydrated(page, 'admin')
  await page.getByRole('link', { name: 'المستخدمون', exact: true }).click()
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

test('a menu whose button disappears closes, and does not open again by itself', {
  tag: '@core',
}, async ({ page }) => {
  for (const [path, name, narrow, wide] of [
    ['sports', 'القائمة', 1000, 1400],
    ['admin', 'قائمة الإدارة', 800, 1100],
  ] as const) {
    await page.setViewportSize({ width: narrow, height: 780 })
    await openHydrated(page, path)
    await page.getByRole('button', { name }).click()
    const menu = page.getByRole('dialog', { name })
    await expect(menu).toBeVisible()
    await page.setViewportSize({ width: wide, height: 780 })
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.setViewportSize({ width: narrow, height: 780 })
    await expect(page.getByRole('button', { name })).toBeVisible()
    await expect(menu).toBeHidden()
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
  }
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
