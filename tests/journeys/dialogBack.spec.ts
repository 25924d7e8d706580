import { expect, openHydrated, openReady, test } from './page'

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
  await expect.poll(() => page.evaluate(() => history.state?.isDialog === true)).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL(/\/admin$/)
})
