import { expect, openHydrated, test } from './page'

test('a user is added once, after what is wrong is said; the password is stored nowhere (§5)', {
  tag: '@core',
}, async ({ page }) => {
  await openHydrated(page, 'admin/users')
  const open = page.getByRole('button', { name: 'إضافة مستخدم' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'إضافة مستخدم' })
  const alert = page.getByRole('alert')
  const password = dialog.getByLabel('كلمة المرور *', { exact: true })
  const confirmation = dialog.getByLabel('تأكيد كلمة المرور *', { exact: true })
  const submit = dialog.getByRole('button', { name: 'إضافة المستخدم' })

  await dialog.getByLabel('الاسم').fill('رنا الفهد')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'هل تريد الإغلاق دون حفظ ما كتبته؟' })
  await question.getByRole('button', { name: 'إلغاء' }).click()
  await expect(dialog.getByLabel('الاسم')).toHaveValue('رنا الفهد')
  await dialog.getByRole('button', { name: 'إلغاء' }).click()
  await expect(dialog, '«إلغاء» does not ask').toBeHidden()
  await open.click()
  await expect(dialog.getByLabel('الاسم'), 'empty again').toHaveValue('')
  await dialog.getByLabel('الاسم').fill('رنا الفهد')
  await dialog.getByLabel('البريد الإلكتروني').fill('rana@')
  await password.fill('12345')
  await confirmation.fill('1234')
  await submit.click()
  await expect(alert).toHaveText('كلمة المرور وتأكيد كلمة المرور غير متطابقتين')
  await expect(dialog.getByLabel('البريد الإلكتروني'), 'the first invalid field').toBeFocused()

  await password.fill('123456')
  await confirmation.fill('123456')
  await dialog.getByLabel('البريد الإلكتروني').fill('RAED@madar.example')
  await submit.click()
  await expect(alert).toHaveText('يوجد مستخدم آخر بهذا البريد الإلكتروني')

  await dialog.getByLabel('البريد الإلكتروني').fill('rana@bareed.example')
  await dialog.getByLabel('الدور').selectOption('محرر')
  // The second click adds no second user.
  await submit.dblclick()
  await expect(alert).toHaveText('تم إضافة المستخدم بنجاح')
  await expect(dialog).toBeHidden()
  const last = page.getByRole('row').last()
  await expect(last, 'appended at the end').toContainText('rana@bareed.example')
  for (const text of ['رنا الفهد', 'محرر', 'نشط']) await expect(last).toContainText(text)
  await expect(page.getByText('13 من 13')).toBeVisible()
  await expect(page.getByText('الصفحة 2 من 2')).toBeVisible()

  await page.reload()
  await expect(page.getByText('13 من 13')).toBeVisible()
  await expect(last, 'D-4: it stays in this browser').toContainText('rana@bareed.example')
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(stored).not.toContain('123456')
})

test('deleting a user asks first, and can be undone from the toast (§5)', { tag: '@core' }, async ({
  page,
}) => {
  await openHydrated(page, 'admin/users')
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
  for (const [name, ...texts] of [
    ['هند القحطاني', 'hind@madar.example', 'محرر', 'نشط', '11 فبراير 2025', '178'],
    ['سارة المطيري', 'مدير'],
    ['مازن بدر', 'مستخدم', 'معلّق'],
    ['حساب مجهول 4471', 'محظور'],
  ] as const)
    for (const text of texts) await expect(rowOf(name), '§2, §6').toContainText(text)
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(6)
  const row = page.getByRole('row', { name: 'raed@madar.example' })
  const question = page.getByRole('alertdialog')

  await row.getByRole('button', { name: 'حذف رائد العمري' }).click()
  await expect(question).toContainText('هل تريد حذف المستخدم «رائد العمري»؟')
  await expect(question.getByRole('button', { name: 'إلغاء' })).toBeFocused()
  await question.getByRole('button', { name: 'حذف' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByText('11 من 11')).toBeVisible()

  await expect(page.getByRole('button', { name: 'حذف هند القحطاني' })).toBeFocused()
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(row.getByRole('button', { name: 'حذف رائد العمري' })).toBeFocused()
  await expect(rows.nth(1), 'at its position').toContainText('رائد العمري')
  const stored = () => page.evaluate(() => localStorage.getItem('saved:users'))
  expect(await stored(), 'as shipped: nothing is stored').toBeNull()
})

test('activating and deactivating are only logged, and the page says so (§4, D-4)', {
  tag: '@core',
}, async ({ page, consoleLines }) => {
  await openHydrated(page, 'admin/users?status=suspended')
  const row = page.getByRole('row', { name: 'mazen.b@bareed.example' })
  await expect(row.getByRole('button', { name: /^تعطيل/ }), '§4').toHaveCount(0)
  await row.getByRole('button', { name: /^تفعيل/ }).click()
  await expect(page.getByRole('alert')).toHaveText('نسخة تجريبية: لم يُحفظ التغيير')
  await expect(row).toContainText('معلّق')
  expect(consoleLines.join('\n')).toContain('users/activate')
  consoleLines.length = 0
})

test('search, status and page are in the URL; there are two pages for every filter (§2, D-22)', async ({
  page,
}) => {
  await openHydrated(page, 'admin/users?status=lost&page=9&q=')
  await expect(page.getByText('12 من 12'), 'a wrong address').toBeVisible()
  await openHydrated(page, 'admin/users')
  await page.getByRole('button', { name: 'الصفحة 2' }).click()
  await expect(page.locator('tbody tr')).toHaveCount(6)
  await expect(page).toHaveURL(/\?page=2$/)
  await page.getByRole('radio', { name: 'محظور' }).click()
  await expect(page).toHaveURL(/\?status=banned$/)
  await expect(page.getByText('1 من 12')).toBeVisible()
  await expect(page.getByText('الصفحة 1 من 2')).toBeVisible()
  const toSecond = page.getByRole('button', { name: 'الصفحة 2' })
  const next = page.getByRole('button', { name: 'التالية' })
  for (const way of [toSecond, next]) {
    await expect(way, 'D-36: not to an empty page').toHaveAttribute('aria-disabled', 'true')
    await way.press('Enter')
  }
  await expect(page).toHaveURL(/\?status=banned$/)
  await openHydrated(page, 'admin/users?status=banned&page=2')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByText('الصفحة 1 من 2')).toBeVisible()
  await page.getByLabel('بحث في المستخدمين').fill('زرافة')
  await expect(page.getByRole('heading', { name: 'لا نتائج' })).toBeVisible()
  await expect(page).toHaveURL(/q=/)
  await page.getByRole('button', { name: 'مسح البحث والتصفية' }).click()
  await expect(page.getByText('12 من 12')).toBeVisible()
  await expect(page).toHaveURL(/admin\/users$/)
  await expect(page.getByLabel('بحث في المستخدمين')).toBeFocused()
})

test('an edit of a user whom another tab has deleted stays in sight, and the alert says that it is not saved', async ({
  page,
}) => {
  await openHydrated(page, 'admin/users')
  await page
    .getByRole('button', { name: /^المزيد عن/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'تعديل' }).click()
  const name = page.getByRole('dialog').getByLabel('الاسم')
  await name.fill('رنا الفهد')
  await page.evaluate(() => {
    localStorage.setItem('saved:users', JSON.stringify({ version: 1, value: [] }))
    dispatchEvent(new StorageEvent('storage', { key: 'saved:users' }))
  })
  await name.press('Enter')
  await expect(page.getByRole('alert')).toContainText('فلم يُحفظ التعديل')
  await expect(name).toHaveValue('رنا الفهد')
})
