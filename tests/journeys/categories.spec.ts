import { expect, openHydrated, test } from './page'

test('an editor reorders, adds and deletes by keyboard alone; it is all there after a reload (§4, D-4)', {
  tag: '@core',
}, async ({ page }) => {
  await openHydrated(page, 'admin/categories?section=business')
  const names = page.locator('tbody b')
  await expect(names).toHaveCount(8)
  const figures = page.locator('#main dl dd')
  const rowOf = (name: string) =>
    page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
  const startups = rowOf('ريادة الأعمال')
  for (const text of ['7', 'Entrepreneurship', 'شركات ناشئة ومن يمولها', '53', 'غير نشطة'])
    await expect(startups).toContainText(text)

  await page.getByRole('button', { name: 'نقل الشركات' }).press('Alt+ArrowUp')
  await expect(names.first()).toHaveText('الشركات')

  await page.getByRole('button', { name: 'إضافة فئة' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'إضافة فئة' })
  await expect(dialog.getByLabel('اللون', { exact: true }), '§9').toHaveValue('#3B82F6')
  await dialog.getByLabel('الاسم بالعربية').fill('الزراعة')
  await dialog.getByLabel('الاسم بالإنجليزية').fill('Farming')
  await dialog.getByLabel('الوصف').fill('محاصيل ومواسم')
  await dialog.getByLabel('الأيقونة').fill('👨‍👩‍👧‍👦')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(names.last()).toHaveText('الزراعة')
  await expect(figures).toHaveText(['9', '8', '790', '87.8'])
  const added = rowOf('الزراعة')
  const visit = added.getByRole('link', { name: /^زيارة صفحة الزراعة/ })
  await expect(visit).toHaveAttribute('href', /\/business\/farming$/)

  await page.getByRole('button', { name: 'تعديل الشركات' }).click()
  const editing = page.getByRole('dialog', { name: 'تعديل «الشركات»' })
  await editing.getByLabel('الاسم بالعربية').fill('شركات المنطقة')
  await editing.getByRole('button', { name: 'حفظ التعديلات' }).click()
  await expect(editing).toBeHidden()
  await expect(names.first(), 'at its position').toHaveText('شركات المنطقة')

  const remove = page.getByRole('button', { name: 'حذف الأسواق المالية' })
  await remove.press('Enter')
  const question = page.getByRole('alertdialog', {
    name: 'هل تريد حذف هذا التصنيف؟ سيتم حذف جميع المقالات المرتبطة به.',
  })
  await expect(question.getByRole('button', { name: 'إلغاء' })).toBeFocused()
  await question.getByRole('button', { name: 'حذف' }).press('Enter')
  await expect(names).toHaveCount(8)

  const visited = page.waitForEvent('popup')
  await visit.click()
  await visited

  await page.reload()
  await expect(names.first()).toHaveText('شركات المنطقة')
  await expect(names.last()).toHaveText('الزراعة')
  await expect(names).toHaveCount(8)
  await expect(page.getByText('الأسواق المالية')).toHaveCount(0)
})

test('a section chosen in the picker is in the URL, and «visit» opens its public page (§2, §7)', async ({
  page,
  context,
  baseURL,
}) => {
  await openHydrated(page, 'admin/categories?section=mars')
  const preview = page.getByRole('link', { name: /^معاينة القسم/ })
  const { pathname } = new URL(baseURL ?? '')
  await expect(preview, 'the page of the news is /').toHaveAttribute('href', pathname)
  await page.getByRole('button', { name: /^القسم أخبار/ }).click()
  const picker = page.getByRole('dialog', { name: 'اختيار القسم' })
  await expect(picker.getByRole('option')).toHaveCount(31)
  const box = page.getByRole('combobox', { name: 'بحث في الأقسام' })
  await expect(box).toBeFocused()
  await box.fill('egypt')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/categories\?section=egypt$/)
  await expect(page.getByRole('button', { name: /^القسم مصر/ })).toBeFocused()

  const visited = context.waitForEvent('page')
  await page.getByRole('link', { name: 'زيارة صفحة سياسة في علامة تبويب جديدة' }).click()
  await expect(await visited).toHaveURL(/\/countries\/egypt\/politics$/)

  await page.goBack()
  await expect(page.getByRole('button', { name: /^القسم أخبار/ })).toBeVisible()
})
