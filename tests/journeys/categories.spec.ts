import { expect, test } from './page'

test('an editor reorders, adds and deletes by keyboard alone; a reload forgets it all (§4, D-4)', async ({
  page,
}) => {
  await page.goto('admin/categories?section=business')
  const names = page.locator('tbody b')
  await expect(names).toHaveCount(8)
  await expect(names.first()).toHaveText('الأسواق المالية')

  await page.getByRole('button', { name: 'نقل الشركات' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('رُفع «الشركات» من الموضع 2 من 8.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('«الشركات» في الموضع 1 من 8.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(names.first()).toHaveText('الشركات')
  await expect(page.getByRole('button', { name: 'نقل الشركات' })).toBeFocused()

  await page.getByRole('button', { name: 'إضافة فئة' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'إضافة فئة' })
  await dialog.getByLabel('الاسم بالعربية').fill('الزراعة')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('يرجى ملء جميع الحقول المطلوبة')
  await dialog.getByLabel('الاسم بالإنجليزية').fill('Farming')
  await dialog.getByLabel('الوصف').fill('محاصيل ومواسم')
  await dialog.getByLabel('الأيقونة').fill('👨‍👩‍👧‍👦')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(names.last()).toHaveText('الزراعة')

  await page.getByRole('button', { name: 'حذف الأسواق المالية' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', {
    name: 'هل تريد حذف هذا التصنيف؟ سيتم حذف جميع المقالات المرتبطة به.',
  })
  await expect(question.getByRole('button', { name: 'إلغاء' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(names).toHaveCount(9)
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'حذف' }).focus()
  await page.keyboard.press('Enter')
  await expect(names).toHaveCount(8)
  await expect(page.getByRole('button', { name: 'حذف الاقتصاد' })).toBeFocused()

  await page.reload()
  await expect(names.first()).toHaveText('الأسواق المالية')
  await expect(names).toHaveCount(8)
})

test('a section chosen in the picker is in the address, and «visit» opens its public page (§2, §7)', async ({
  page,
  context,
}) => {
  await page.goto('admin/categories')
  await page.getByRole('button', { name: /^القسم أخبار/ }).click()
  await page.getByRole('combobox', { name: 'بحث في الأقسام' }).fill('egypt')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/categories\?section=egypt$/)

  const visited = context.waitForEvent('page')
  await page.getByRole('link', { name: 'زيارة صفحة سياسة في علامة تبويب جديدة' }).click()
  const tab = await visited
  await expect(tab).toHaveURL(/\/countries\/egypt\/politics$/)
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('جمهورية مصر العربية')

  await page.goBack()
  await expect(page.getByRole('button', { name: /^القسم أخبار/ })).toBeVisible()
})
