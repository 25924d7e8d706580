import { expect, test } from './page'

const LOGGED_ONLY = 'نسخة تجريبية: لم يُحفظ التغيير'

test('adding and deleting a country is only logged, and the page says so (§4, D-4)', async ({
  page,
  consoleLines,
}) => {
  await page.goto('admin/countries')
  const names = page.locator('tbody b')
  await expect(names).toHaveCount(22)

  await page.getByRole('button', { name: 'إضافة دولة' }).click()
  const dialog = page.getByRole('dialog', { name: 'إضافة دولة' })
  await dialog.getByLabel('الاسم بالعربية').fill('بلاد الخيال')
  await dialog.getByRole('button', { name: 'إضافة الدولة' }).click()
  await expect(page.getByRole('alert')).toHaveText('يرجى ملء جميع الحقول المطلوبة')
  await expect(dialog.getByLabel('الاسم بالإنجليزية')).toBeFocused()
  await dialog.getByLabel('الاسم بالإنجليزية').fill('Fiction')
  await dialog.getByLabel('رمز الدولة').fill('xyz')
  await expect(dialog.getByLabel('رمز الدولة')).toHaveValue('XY')
  await dialog.getByLabel('العلم').fill('🏳️')
  await dialog.getByLabel('المنطقة').selectOption('الشرق الأوسط')
  await dialog.getByRole('button', { name: 'إضافة الدولة' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('alert')).toHaveText(LOGGED_ONLY)

  await page.getByRole('button', { name: 'حذف مصر' }).click()
  const question = page.getByRole('alertdialog', { name: 'هل تريد حذف هذه الدولة؟' })
  await question.getByRole('button', { name: 'حذف' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('alert')).toHaveText(LOGGED_ONLY)

  await expect(names).toHaveCount(22)
  expect(consoleLines.map((line) => line.split(' ')[1])).toEqual(['country.add', 'country.delete'])
  consoleLines.length = 0
})

test('search and region are in the address and outlive a reload (§2)', async ({ page }) => {
  await page.goto('admin/countries')
  await page.getByLabel('المنطقة').selectOption('بلاد الشام')
  await expect(page.locator('tbody b')).toHaveText(['الأردن', 'لبنان', 'سوريا', 'فلسطين'])
  await page.getByRole('searchbox').fill('LEB')
  await expect(page).toHaveURL(/[?&]q=LEB/)
  await page.reload()
  await expect(page.locator('tbody b')).toHaveText(['لبنان'])
  await page.getByRole('searchbox').fill('زرافة')
  await page.getByRole('button', { name: 'مسح البحث والتصفية' }).click()
  await expect(page.locator('tbody b')).toHaveCount(22)
  await expect(page).toHaveURL(/\/admin\/countries$/)
})
