import { moveLiftedTo } from './keyboard'
import { expect, openHydrated, test } from './page'

test('an editor reorders, adds and deletes by keyboard alone; it is all there after a reload (§4, D-4)', {
  tag: '@core',
}, async ({ page }) => {
  await openHydrated(page, 'admin/categories?section=business')
  const names = page.locator('tbody b')
  await expect(names).toHaveCount(8)
  await expect(names.first()).toHaveText('الأسواق المالية')
  const figures = page.locator('#main dl dd')
  await expect(figures).toHaveText(['8', '7', '790', '98.8'])
  const rowOf = (name: string) =>
    page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
  const startups = rowOf('ريادة الأعمال')
  for (const text of ['7', 'Entrepreneurship', 'شركات ناشئة ومن يمولها', '53', 'غير نشطة'])
    await expect(startups).toContainText(text)
  await expect(
    startups.getByRole('switch').or(startups.getByRole('checkbox')),
    '§4: active and inactive do not change',
  ).toHaveCount(0)
  const preview = page.getByRole('link', { name: /^معاينة القسم/ })
  await expect(preview).toHaveAttribute('href', /\/business$/)
  for (const link of [preview, startups.getByRole('link')]) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }

  await page.getByRole('button', { name: 'نقل الشركات' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('رُفع «الشركات» من الموضع 2 من 8.')).toBeAttached()
  await moveLiftedTo(page, 2, 1)
  await expect(page.getByText('«الشركات» في الموضع 1 من 8.')).toBeAttached()
  await expect(page.getByText('من 2 إلى 1')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(names.first()).toHaveText('الشركات')
  await expect(page.getByRole('button', { name: 'نقل الشركات' })).toBeFocused()

  await page.getByRole('button', { name: 'إضافة فئة' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'إضافة فئة' })
  await dialog.getByLabel('الاسم بالعربية').fill('الزراعة')
  await dialog.getByRole('button', { name: 'إلغاء' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'إضافة فئة' })).toBeFocused()
  await expect(names).toHaveCount(8)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('الاسم بالعربية'), 'empty again').toHaveValue('')
  await expect(dialog.getByLabel('اللون', { exact: true }), '§9').toHaveValue('#3B82F6')
  await dialog.getByLabel('الاسم بالعربية').fill('الزراعة')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('يرجى ملء جميع الحقول المطلوبة')
  await dialog.getByLabel('الاسم بالإنجليزية').fill('Farming')
  await dialog.getByLabel('الوصف').fill('محاصيل ومواسم')
  const icon = dialog.getByLabel('الأيقونة')
  for (const label of ['الاسم بالإنجليزية', 'الوصف', 'الأيقونة'])
    await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', /./)
  await icon.fill('abcde')
  await page.keyboard.press('Enter')
  await expect(icon).toHaveAccessibleDescription('اكتب 4 أحرف على الأكثر')
  await icon.fill('👨‍👩‍👧‍👦')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(names.last()).toHaveText('الزراعة')
  await expect(figures).toHaveText(['9', '8', '790', '87.8'])
  const added = rowOf('الزراعة')
  await expect(added).toContainText('نشطة')
  const visit = added.getByRole('link', { name: /^زيارة صفحة الزراعة/ })
  await expect(visit).toHaveAttribute('href', /\/business\/farming$/)

  await page.getByRole('button', { name: 'تعديل الشركات' }).click()
  const editing = page.getByRole('dialog', { name: 'تعديل «الشركات»' })
  const values = ['الشركات', 'Companies', 'نتائج الشركات وتعييناتها وتوسعها', '🏢', '#C2410C']
  for (const [index, value] of values.entries())
    await expect(editing.getByRole('textbox').nth(index)).toHaveValue(value)
  await editing.getByLabel('الاسم بالعربية').fill('شركات المنطقة')
  await editing.getByRole('button', { name: 'حفظ التعديلات' }).click()
  await expect(editing).toBeHidden()
  await expect(names.first(), 'at its position').toHaveText('شركات المنطقة')
  await expect(rowOf('شركات المنطقة').getByRole('link'), 'with its page').toHaveAttribute(
    'href',
    /\/business\/companies$/,
  )

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
  await expect(page.locator('tbody [data-cell=order]')).toContainText([...'12345678'])
  await expect(figures.first()).toHaveText('8')
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(names.nth(1), 'at its last position').toHaveText('الأسواق المالية')
  await page.getByRole('button', { name: 'حذف الأسواق المالية' }).click()
  await question.getByRole('button', { name: 'حذف' }).click()

  const visited = page.waitForEvent('popup')
  await visit.click()
  await expect((await visited).getByRole('heading', { name: 'الزراعة' })).toBeFocused()

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
  await expect(preview, 'the page of the news is /').toHaveAttribute(
    'href',
    new URL(baseURL ?? '').pathname,
  )
  const sports = page.getByRole('link', { name: /^زيارة صفحة أخبار الرياضة/ })
  await expect(sports).toHaveAttribute('href', /\/sports$/)
  await page.getByRole('button', { name: /^القسم أخبار/ }).click()
  const picker = page.getByRole('dialog', { name: 'اختيار القسم' })
  const options = picker.getByRole('option')
  await expect(options).toHaveCount(31)
  await expect(picker.getByRole('group')).toHaveCount(5)
  await expect(picker.getByRole('option', { selected: true })).toContainText('أخبار')
  const box = page.getByRole('combobox', { name: 'بحث في الأقسام' })
  await expect(box).toBeFocused()
  await box.fill('زرافة')
  await expect(page.getByText('لا قسم بهذا الاسم ولا دولة.')).toBeVisible()
  await box.fill('ان')
  await page.keyboard.press('ArrowDown')
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id')) ?? '',
  )
  await box.fill('egypt')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/categories\?section=egypt$/)
  await expect(page.getByRole('button', { name: /^القسم مصر/ })).toBeFocused()

  const visited = context.waitForEvent('page')
  await page.getByRole('link', { name: 'زيارة صفحة سياسة في علامة تبويب جديدة' }).click()
  const tab = await visited
  await expect(tab).toHaveURL(/\/countries\/egypt\/politics$/)
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('جمهورية مصر العربية')

  await page.goBack()
  await expect(page.getByRole('button', { name: /^القسم أخبار/ })).toBeVisible()
})

test('a search shows the rows that match, which cannot be moved meanwhile (§2)', async ({
  page,
}) => {
  await openHydrated(page, 'admin/categories?section=business&q=MARKETS')
  const names = page.locator('tbody b')
  const search = page.getByRole('searchbox')
  await expect(names).toHaveText(['الأسواق المالية'])
  await expect(page.locator('#main dl dd'), 'of the whole section').toHaveText([
    '8',
    '7',
    '790',
    '98.8',
  ])
  await search.fill('النفط')
  await expect(names).toHaveText(['الطاقة'])
  await expect(page.locator('tbody [data-cell=order]')).toHaveText('5')
  await expect(page.getByText(/^الترتيب متوقف أثناء البحث/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'نقل الطاقة' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(page.getByRole('button', { name: /^تغيير موضع/ })).toHaveCount(0)
  await search.fill('زرافة')
  await expect(page.getByText('لا نتائج')).toBeVisible()
  await page.getByText('مسح البحث', { exact: true }).click()
  await expect(names).toHaveCount(8)
  await expect(search).toBeFocused()
})
