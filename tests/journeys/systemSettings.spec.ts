import { deskOf } from './desk'
import { expect, openHydrated, test } from './page'

const PASSWORD = 'letter-box-5521'

test('saving system settings shows the text of §8, and the password is stored nowhere', {
  tag: '@core',
}, async ({ page, consoleLines }) => {
  await openHydrated(page, 'admin/settings')
  const { unsaved, leaving } = deskOf(page)
  await expect(page.getByLabel('منفذ SMTP'), '§5').toHaveAttribute('type', 'text')
  await expect(unsaved).toBeHidden()
  await page.getByLabel('منفذ SMTP').fill('أي نص')
  await page.getByLabel('اسم الموقع').fill('مدار الأخبار')
  await page.getByLabel('المنطقة الزمنية').selectOption('Asia/Dubai')
  const duration = page.getByLabel('مدة التخزين المؤقت')
  await duration.fill('-9')
  await duration.blur()
  await expect(duration, 'a count is never below 0').toHaveValue('0')
  await expect(page.getByText('لم يُقبل «-9»، فصار 0.'), 'the field shows its message').toBeVisible()
  await duration.fill('٧٬٢٠٠')
  const password = page.getByLabel('كلمة مرور SMTP', { exact: true })
  await password.fill(PASSWORD)
  await expect(unsaved).toBeVisible()
  await page.getByRole('link', { name: 'المستخدمون' }).click()
  await leaving.getByRole('button', { name: 'إلغاء' }).click()
  await expect(leaving).toBeHidden()

  const logged = page.waitForEvent('console')
  await page.getByRole('button', { name: 'حفظ الإعدادات' }).click()
  expect(await (await logged).args()[1]?.jsonValue()).toMatchObject({
    cacheDuration: 7200,
    smtpPassword: '(hidden)',
  })
  await expect(page.getByRole('alert')).toHaveText('تم حفظ الإعدادات بنجاح')
  await expect(unsaved).toBeHidden()
  await expect(password).toHaveValue('')
  const logs = consoleLines.splice(0)
  expect(logs, 'a save only logs').toEqual([expect.stringContaining('[systemSettings] saved')])
  expect(logs[0]).not.toContain(PASSWORD)
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain(PASSWORD)

  await page.reload()
  await expect(page.getByLabel('المنطقة الزمنية'), 'also after a reload').toHaveValue('Asia/Dubai')
  await expect(page.getByLabel('مدة التخزين المؤقت')).toHaveValue('7200')
})
