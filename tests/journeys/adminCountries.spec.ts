import { NOT_A_CODE } from '@/admin/countries/countrySchema'
import { expect, openHydrated, test } from './page'

const LOGGED_ONLY = 'نسخة تجريبية: لم يُحفظ التغيير'

test('adding and deleting a country is only logged, and the page says so (§4, D-4)', {
  tag: '@core',
}, async ({ page, consoleLines }) => {
  await openHydrated(page, 'admin/countries')
  const names = page.locator('tbody b')
  await expect(names).toHaveCount(22)
  const logged = () => page.waitForEvent('console').then((line) => line.args()[1]?.jsonValue())
  await expect(page.locator('#main dl dd'), '§2').toHaveText(['22', '22', '6', /./])
  const egypt = page.getByRole('row').filter({ hasText: 'Egypt' })
  for (const text of ['مصر', 'EG', 'شمال أفريقيا', 'نشطة', '11/3/2025'])
    await expect(egypt).toContainText(text)

  await page.getByRole('button', { name: 'إضافة دولة' }).click()
  const dialog = page.getByRole('dialog', { name: 'إضافة دولة' })
  const add = dialog.getByRole('button', { name: 'إضافة الدولة' })
  await dialog.getByLabel('الاسم بالعربية').fill('بلاد الخيال')
  await add.click()
  await expect(page.getByRole('alert')).toHaveText('يرجى ملء جميع الحقول المطلوبة')
  await expect(dialog.getByLabel('الاسم بالإنجليزية')).toBeFocused()
  await dialog.getByLabel('الاسم بالإنجليزية').fill('Fiction')
  await dialog.getByLabel('العلم').fill('🇪🇬🇸🇦🇯🇴🇱🇧🇾🇪')
  await dialog.getByLabel('المنطقة').selectOption('الشرق الأوسط')
  await dialog.getByLabel('رمز الدولة').fill('1')
  await add.click()
  await expect(page.getByRole('alert')).toHaveText(NOT_A_CODE)
  await dialog.getByLabel('رمز الدولة').fill('xy')
  const added = logged()
  await add.click()
  expect(await added).toEqual({
    name: 'بلاد الخيال',
    nameEn: 'Fiction',
    code: 'XY',
    flag: '🇪🇬🇸🇦🇯🇴🇱🇧',
    region: 'الشرق الأوسط',
    newsCount: 0,
  })
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('alert')).toHaveText(LOGGED_ONLY)

  await page.getByRole('button', { name: 'تعديل مصر' }).click()
  const editing = page.getByRole('dialog', { name: 'تعديل «مصر»' })
  await editing.getByLabel('العلم').fill('')
  const edited = logged()
  await editing.getByRole('button', { name: 'حفظ التعديلات' }).click()
  expect(await edited).toMatchObject({ id: 3, name: 'مصر', flag: '' })
  await expect(page.getByRole('alert')).toHaveText(LOGGED_ONLY)

  await page.getByRole('button', { name: 'حذف مصر' }).click()
  const question = page.getByRole('alertdialog', { name: 'هل تريد حذف هذه الدولة؟' })
  const deleted = logged()
  await question.getByRole('button', { name: 'حذف' }).click()
  expect(await deleted).toEqual({ id: 3, name: 'مصر' })
  await expect(question).toBeHidden()
  await expect(page.getByRole('alert')).toHaveText(LOGGED_ONLY)

  await expect(names, 'nothing is deleted').toHaveCount(22)
  const logs = consoleLines.splice(0).map((line) => line.split(' ')[1])
  expect(logs).toEqual(['country.add', 'country.edit', 'country.delete'])
})

test('search and region are in the URL and survive a reload (§2)', async ({ page }) => {
  await openHydrated(page, 'admin/countries')
  await expect(page.getByLabel('المنطقة').getByRole('option'), '§9').toHaveCount(7)
  await page.getByLabel('المنطقة').selectOption('بلاد الشام')
  await expect(page.locator('tbody b')).toHaveText(['الأردن', 'لبنان', 'سوريا', 'فلسطين'])
  await page.getByRole('searchbox').fill('LEB')
  await expect(page).toHaveURL(/[?&]q=LEB/)
  await page.reload()
  await expect(page.locator('tbody b')).toHaveText(['لبنان'])
  await page.getByLabel('المنطقة').selectOption('الكل')
  await expect(page.getByRole('searchbox'), 'another region keeps the search').toHaveValue('LEB')
})
