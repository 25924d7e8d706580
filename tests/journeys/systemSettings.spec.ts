import { expect, openHydrated, test } from './page'

const PASSWORD = 'letter-box-5521'

const DEFAULTS = [
  ['اسم الموقع', 'مدار'],
  ['وصف الموقع', /./],
  ['اللغة الافتراضية', 'ar'],
  ['المنطقة الزمنية', 'Asia/Riyadh'],
  ['خادم SMTP', ''],
  ['منفذ SMTP', '587'],
  ['اسم مستخدم SMTP', ''],
  ['كلمة مرور SMTP', ''],
  ['رمز التحليلات', ''],
  ['مدة التخزين المؤقت (بالثواني)', '3600'],
] as const

test('saving system settings shows the text of §8, and the password is stored nowhere', {
  tag: '@core',
}, async ({ page, consoleLines }) => {
  await openHydrated(page, 'admin/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'إعدادات النظام' })).toBeVisible()
  await expect(
    page.getByText('نسخة تجريبية', { exact: true }).filter({ visible: true }),
  ).toBeVisible()
  await expect(page.getByRole('region').getByRole('heading', { level: 2 })).toHaveText([
    'الإعدادات العامة',
    'البريد الإلكتروني',
    'الأداء',
  ])
  for (const [label, value] of DEFAULTS)
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  for (const name of ['الإشعارات', 'SSL', 'التحليلات', 'التخزين المؤقت'])
    await expect(page.getByRole('switch', { name: `تفعيل ${name}` })).toBeChecked()
  const values = (label: string) =>
    page
      .getByLabel(label)
      .locator('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
  expect(await values('اللغة الافتراضية')).toEqual(['ar', 'en'])
  expect(await values('المنطقة الزمنية')).toEqual([
    'Asia/Riyadh',
    'Asia/Dubai',
    'Asia/Kuwait',
    'Asia/Qatar',
  ])
  await expect(page.getByLabel('منفذ SMTP'), '§5').toHaveAttribute('type', 'text')
  await expect(page.getByText('تغييرات غير محفوظة')).toBeHidden()
  await page.getByLabel('منفذ SMTP').fill('أي نص')
  await page.getByLabel('اسم الموقع').fill('مدار الأخبار')
  await page.getByLabel('المنطقة الزمنية').selectOption('Asia/Dubai')
  const duration = page.getByLabel('مدة التخزين المؤقت')
  await duration.fill('-9')
  await duration.blur()
  await expect(duration, 'a count is never below 0').toHaveValue('0')
  await expect(page.getByText('لم يُقبل «-9»، فصار 0.'), 'the field shows its message').toBeVisible()
  await expect(duration).toHaveAttribute('inputmode', 'numeric')
  await duration.fill('٧٬٢٠٠')
  const password = page.getByLabel('كلمة مرور SMTP', { exact: true })
  await password.fill(PASSWORD)
  await expect(password).toHaveAttribute('type', 'password')
  const reveal = page.getByRole('button', { name: 'إظهار كلمة مرور SMTP' })
  await reveal.click()
  await expect(reveal).toHaveAttribute('aria-pressed', 'true')
  await expect(password).toHaveAttribute('type', 'text')
  await expect(page.getByText('تغييرات غير محفوظة')).toBeVisible()

  const logged = page.waitForEvent('console')
  await page.getByRole('button', { name: 'حفظ الإعدادات' }).click()
  expect(await (await logged).args()[1]?.jsonValue()).toMatchObject({
    cacheDuration: 7200,
    smtpPassword: '(hidden)',
  })
  await expect(page.getByRole('alert')).toHaveText('تم حفظ الإعدادات بنجاح')
  await expect(page.getByLabel('اسم الموقع')).toHaveValue('مدار الأخبار')
  await expect(page.getByLabel('منفذ SMTP')).toHaveValue('أي نص')
  await expect(page.getByText('تغييرات غير محفوظة')).toBeHidden()
  await expect(password).toHaveValue('')
  expect(consoleLines, 'a save only logs').toHaveLength(1)
  expect(consoleLines[0]).toContain('[systemSettings] saved')
  expect(consoleLines[0]).not.toContain(PASSWORD)
  consoleLines.length = 0
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain(PASSWORD)

  await page.getByRole('link', { name: 'الإعلانات' }).click()
  await expect(page).toHaveURL(/\/admin\/ads/)
  await page.goBack()
  await expect(page.getByLabel('المنطقة الزمنية'), 'as it was saved').toHaveValue('Asia/Dubai')
  await page.reload()
  await expect(page.getByLabel('المنطقة الزمنية'), 'also after a reload').toHaveValue('Asia/Dubai')
  await expect(page.getByLabel('مدة التخزين المؤقت')).toHaveValue('7200')
})

test('leaving with unsaved system settings asks first, by link and by Back (D-24)', async ({
  page,
}) => {
  await openHydrated(page, 'admin')
  await page.getByRole('link', { name: 'إعدادات النظام' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'إعدادات النظام' })).toBeVisible()
  const ssl = page.getByRole('switch', { name: 'تفعيل SSL' })
  await ssl.click()

  const question = page.getByRole('alertdialog', { name: 'هل تريد المغادرة دون حفظ التغييرات؟' })
  await page.getByRole('link', { name: 'المستخدمون' }).click()
  await question.getByRole('button', { name: 'إلغاء' }).click()
  await expect(question).toBeHidden()
  await expect(ssl).not.toBeChecked()

  await page.goBack()
  await question.getByRole('button', { name: 'مغادرة' }).click()
  await expect(page).toHaveURL(/\/admin\/?$/)
})
