import { agree, deskOf } from './desk'
import { expect, openHydrated, test } from './page'

test('the selected sources are removed together, after a confirmation (§2, §5)', async ({
  page,
}) => {
  await openHydrated(page, 'admin/news?category=technology')
  const bar = page.getByRole('group', { name: 'إجراءات جماعية' })
  const remove = bar.getByRole('button', { name: 'حذف' })
  const cards = page.getByRole('article')
  const question = page.getByRole('alertdialog')

  await expect(remove, 'nothing is selected').toBeDisabled()
  await expect(remove).toHaveAccessibleDescription(/حدّد مصدرًا واحدًا على الأقل/)
  await remove.press('Enter')
  await expect(question).toBeHidden()

  const selectAll = bar.getByRole('checkbox', { name: 'تحديد الكل' })
  await page.getByRole('checkbox', { name: 'تحديد رقمنة' }).check()
  expect(await selectAll.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
  await selectAll.check()
  await bar.getByRole('button', { name: 'تعطيل' }).click()
  await expect(page.getByRole('alert')).toHaveText('عُطّل مصدران.')
  await expect(cards.getByText('معطّل', { exact: true })).toHaveCount(2)

  await remove.click()
  await expect(question).toContainText('هل تريد حذف مصدرين؟')
  await agree(page)
  await expect(page.getByRole('heading', { name: 'لا نتائج' })).toBeVisible()
  await page.getByRole('button', { name: 'مسح البحث والتصفية' }).click()
  await expect(page.getByLabel('بحث في المصادر')).toBeFocused()
  await expect(cards, 'the others are still there').toHaveCount(16)
  await deskOf(page).undo()
  await expect(cards).toHaveCount(18)
})

test('the filters are in the URL and survive a reload; a double click opens the site, a right click the menu (§2)', async ({
  page,
}) => {
  await openHydrated(page, 'admin/news')
  const category = page.getByLabel('القسم')
  const search = page.getByLabel('بحث في المصادر')
  const card = page.getByRole('article').filter({ hasText: 'دفتر الأسواق' })
  for (const text of ['أعمال', 'اكتمل الجمع', '20 نوفمبر 2026', 'مفعّل', '9,275'])
    await expect(card).toContainText(text)
  const badge = card.getByText('اكتمل الجمع')
  const opened = page.waitForEvent('popup')
  await badge.dblclick()
  await opened
  await badge.click({ button: 'right' })
  const menu = page.getByRole('menu', { name: /^المزيد عن/ })
  await expect(menu.getByRole('menuitem', { name: /^فتح موقع المصدر/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await category.selectOption('عاجل')
  await page.getByRole('radio', { name: 'خطأ في الجمع' }).click()
  await search.fill('مشكاه')
  await expect(page).toHaveURL(/q=.*category=breaking&status=error/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.reload()
  await expect(category).toHaveValue('breaking')
  await expect(search).toHaveValue('مشكاه')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goBack()
  await expect(category, 'Back undoes a filter').toHaveValue('breaking')
  await expect(page.getByRole('radio', { name: 'الكل' })).toBeChecked()
  await openHydrated(page, 'admin/news?category=videos&status=lost')
  await expect(page.getByRole('article'), 'a wrong address shows all').toHaveCount(18)
  await page.getByRole('radio', { name: 'جدول' }).click()
  await page.reload()
  const rows = page.getByRole('table', { name: 'المصادر' }).getByRole('row')
  await expect(rows, 'no filter, but still the table').toHaveCount(19)
})

test('a failed source can be tried again (§3)', { tag: '@core' }, async ({ page }) => {
  await openHydrated(page, 'admin/news?status=error')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(3)

  await page.getByRole('button', { name: 'حذف نبراس التقنية' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('هل تريد حذف المصدر «نبراس التقنية»؟')
  await question.getByRole('button', { name: 'إلغاء' }).click()
  await expect(question).toBeHidden()
  const night = page.getByRole('article', { name: 'مسبار الليل' })
  await night.getByRole('switch', { name: 'تفعيل مسبار الليل' }).click()
  await expect(night).toContainText('معطّل')
  await page.getByRole('button', { name: 'إعادة المحاولة مع مشكاة المساء' }).click()
  await expect(page.getByRole('article'), 'the failure has disappeared').toHaveCount(2)
  await expect(page.getByRole('button', { name: 'إعادة المحاولة مع مسبار الليل' })).toBeFocused()
  await openHydrated(page, 'admin/news?status=processing')
  await expect(
    page.getByRole('article', { name: 'مشكاة المساء' }),
    'D-4: it stays in this browser',
  ).toBeVisible()
})
