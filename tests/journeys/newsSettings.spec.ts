import { deskOf, rowsOf } from './desk'
import { expect, openHydrated, openReady, test, watchCalls } from './page'

const PATH = '/api/page-settings'

test('an editor renames a category, adds a source and saves; the request body has both (§4, §7)', async ({
  page,
}) => {
  await openReady(page, 'admin/news-settings')
  const { unsaved, saveButton, told } = deskOf(page)
  const pages = page.getByRole('navigation', { name: 'الصفحات' })
  await expect(pages.getByRole('link'), '§9').toHaveCount(31)
  await expect(pages.locator('[aria-current]'), 'the default').toHaveText('الرئيسية')
  await pages.getByRole('link', { name: 'تكنولوجيا' }).click()
  await expect(page).toHaveURL(/page=technology/)
  const preview = page.getByRole('link', { name: /^معاينة/ })
  await expect(preview).toHaveAttribute('href', /\/technology#preview$/)

  await page.getByRole('button', { name: 'تعديل الهواتف الذكية' }).click()
  const name = page.getByRole('textbox', { name: 'اسم الفئة' })
  await expect(name).toBeFocused()
  await name.fill('الهواتف واللوحات')
  await expect(unsaved, 'not before Enter').toBeHidden()
  await name.press('Escape')
  await expect(name, 'Escape restores the text').toHaveValue('الهواتف الذكية')
  await name.fill('')
  await name.press('Enter')
  await expect(name).toHaveAccessibleDescription('اكتب اسمًا للفئة')
  await name.press('Tab')
  await expect(name, 'always with a name').toHaveValue('الهواتف الذكية')
  const source = page.getByRole('textbox', { name: 'مصدر جديد' })
  await source.fill('  شيفرة الحي ')
  await source.press('Enter')
  await source.fill('شيفره الحي')
  await page.getByRole('button', { name: 'إضافة', exact: true }).click()
  await expect(source).toHaveAccessibleDescription('هذا المصدر موجود في الفئة')
  await source.fill('عابر')
  // What is typed is added when the field is left, too.
  await name.focus()
  await page.getByRole('button', { name: 'إزالة المصدر عابر' }).click()
  await expect(source).toBeFocused()

  // The fake backend returns what it received: Playwright cannot show the Blob in the request.
  const answered = page.waitForResponse((response) => response.url().endsWith(PATH))
  await name.fill('  الأجهزة والهواتف ')
  await name.press('ControlOrMeta+s')
  const response = await answered
  expect(response.request().method()).toBe('POST')
  expect(await response.request().headerValue('content-type')).toContain('application/json')
  const { categories, ...body } = await response.json()
  expect(body).toEqual({ pageId: 'technology', name: 'تكنولوجيا', path: '/technology' })
  const orders = categories.map(({ order }: { order: number }) => order)
  expect(orders).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(categories[1]).toEqual({
    id: 'smartphones',
    name: 'الأجهزة والهواتف',
    nameEn: 'Smartphones',
    isActive: true,
    order: 2,
    articlesCount: expect.any(Number),
    sources: ['شاشة اللمس', 'جهاز الجيب', 'نبراس التقنية', 'رقمنة', 'شيفرة الحي'],
  })
  await expect(told).toHaveText('تم حفظ التغييرات بنجاح')
  await expect(unsaved).toBeHidden()
  await expect(saveButton).toHaveCount(0)

  // Saved already, so another page opens without a question. On a phone the pages are a grouped choice.
  await page.setViewportSize({ width: 360, height: 780 })
  await page.getByRole('combobox', { name: 'الصفحة' }).selectOption('oman')
  await expect(rowsOf(page, 'فئات صفحة عُمان')).toHaveCount(8)
  await openHydrated(page, 'admin/news-settings?page=technology')
  const second = rowsOf(page, 'فئات صفحة تكنولوجيا').nth(1)
  await expect(second, 'also after a reload').toContainText('الأجهزة والهواتف')
})

test('while a save is on its way a second click sends nothing, and an edit stays unsaved (§4)', async ({
  page,
}) => {
  await openReady(page, 'admin/news-settings?page=technology&scenario=slow')
  const { unsaved, saveButton, told } = deskOf(page)
  const calls = watchCalls(page, 'POST', PATH)
  const toggle = (name: string) => page.getByRole('switch', { name: `تفعيل ${name}` })
  await toggle('الألعاب').click()
  await saveButton.click()
  await page.getByRole('button', { name: 'جارٍ الحفظ…' }).click({ force: true })
  await toggle('البرمجيات').click()
  await expect(told).toHaveText('تم حفظ التغييرات بنجاح')
  expect(calls()).toBe(1)
  await expect(toggle('البرمجيات')).not.toBeChecked()
  await expect(unsaved).toBeVisible()
})

test('with pending changes, choosing another page or Back asks first (D-24)', {
  tag: '@core',
}, async ({ page }) => {
  await openHydrated(page, 'admin/news-settings')
  const { unsaved, leaving } = deskOf(page)
  const pages = page.getByRole('navigation', { name: 'الصفحات' })
  await pages.getByRole('link', { name: 'رياضة' }).click()
  const name = page.getByRole('textbox', { name: 'اسم الفئة' })
  await page.getByRole('button', { name: 'إضافة فئة' }).click()
  await expect(name, '§4: a new one opens, with its name').toHaveValue('فئة جديدة')
  const toggle = page.getByRole('switch', { name: 'تفعيل التنس' })
  await toggle.click()
  await expect(toggle).not.toBeChecked()
  await page.getByRole('button', { name: 'تعديل التنس' }).click()
  const renamed = (to: string) => page.getByRole('switch', { name: `تفعيل ${to}`, exact: true })
  await name.fill('تنس')
  await name.press('Enter')
  await expect(renamed('تنس'), 'Enter renames').toBeVisible()
  await page.goBack()
  await leaving.getByRole('button', { name: 'إلغاء' }).click()
  await name.fill('كرة المضرب')
  await page.getByRole('searchbox', { name: 'بحث في الصفحات' }).fill('قطر')
  await expect(renamed('كرة المضرب'), 'leaving the field does, too').toBeVisible()
  await expect(pages.getByRole('link'), 'a search of the pages asks nothing').toHaveCount(1)
  await pages.getByRole('link', { name: 'قطر' }).click()
  await leaving.getByRole('button', { name: 'إلغاء' }).click()
  await expect(page).toHaveURL(/page=sports/)
  await expect(name).toHaveValue('كرة المضرب')

  await page.goBack()
  await leaving.getByRole('button', { name: 'مغادرة' }).click()
  await expect(page).not.toHaveURL(/page=/)
  await expect(page.getByRole('heading', { level: 2, name: 'الرئيسية', exact: true })).toBeVisible()
  await expect(unsaved).toBeHidden()
})
