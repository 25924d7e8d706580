import type { Page, Request, Response } from 'playwright/test'
import { expect, openReady, test } from './page'

const PATH = '/api/page-settings'
const isSave = (call: Request) => call.method() === 'POST' && call.url().endsWith(PATH)

/**
 * The response to the next save. The fake backend returns what it received, because Playwright
 * cannot show the Blob in the request.
 */
const nextSave = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => isSave(response.request()))

const FAILURE = 'خطأ في حفظ البيانات: 500: {"message":"تعذّر تنفيذ الطلب"}'

test('an editor renames a category, adds a source and saves: the body on the wire (§4, §7)', async ({
  page,
}) => {
  await openReady(page, 'admin/news-settings')
  await expect(page.getByText('ولا تتغير بها الصفحة على الموقع')).toBeVisible()
  await page.getByRole('searchbox', { name: 'بحث في الصفحات' }).fill('تكنولوجيا')
  await page.getByRole('navigation', { name: 'الصفحات' }).getByRole('link').click()
  await expect(page).toHaveURL(/page=technology/)

  await page.getByRole('button', { name: 'تعديل الهواتف الذكية' }).click()
  const name = page.getByRole('textbox', { name: 'اسم الفئة' })
  await expect(name).toBeFocused()
  await name.fill('الهواتف والأجهزة')
  await name.press('Enter')
  const source = page.getByRole('textbox', { name: 'مصدر جديد' })
  await source.fill('  شيفرة الحي ')
  await source.press('Enter')
  await source.fill('شيفره الحي')
  await source.press('Enter')
  await expect(page.getByText('هذا المصدر موجود في الفئة')).toBeVisible()

  const saved = nextSave(page)
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
  const response = await saved
  expect(response.status()).toBe(200)
  expect(await response.request().headerValue('content-type')).toContain('application/json')
  const body = await response.json()
  expect(Object.keys(body).sort()).toEqual(['categories', 'name', 'pageId', 'path'])
  expect(body).toMatchObject({ pageId: 'technology', name: 'تكنولوجيا', path: '/technology' })
  expect(body.categories).toHaveLength(8)
  expect(body.categories.map(({ order }: { order: number }) => order)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ])
  expect(body.categories[1]).toEqual({
    id: 'smartphones',
    name: 'الهواتف والأجهزة',
    nameEn: 'Smartphones',
    isActive: true,
    order: 2,
    articlesCount: expect.any(Number),
    sources: ['شاشة اللمس', 'جهاز الجيب', 'نبراس التقنية', 'رقمنة', 'شيفرة الحي'],
  })
  await expect(page.getByRole('alert')).toHaveText('تم حفظ التغييرات بنجاح')
  await expect(page.getByText('تغييرات غير محفوظة')).toBeHidden()
})

test('a failed save keeps every edit, and the same press works once the server does (§8)', async ({
  page,
  consoleLines,
}) => {
  await openReady(page, 'admin/news-settings?page=sports&scenario=failing')
  await page.getByRole('switch', { name: 'تفعيل التنس' }).click()
  await page.getByRole('button', { name: 'إضافة فئة' }).click()
  await page.getByRole('textbox', { name: 'اسم الفئة' }).fill('الشطرنج')
  await page.getByRole('textbox', { name: 'اسم الفئة' }).press('Enter')
  const save = page.getByRole('button', { name: 'حفظ التغييرات' })
  await save.click()
  await expect(page.getByRole('alert')).toHaveText(FAILURE)
  await expect(save, 'it can be pressed again').toBeFocused()
  await save.click()
  await expect(page.getByRole('alert')).toHaveText(FAILURE)
  await expect(page.getByText('9 فئات، 8 مفعّلة')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'اسم الفئة' })).toHaveValue('الشطرنج')
  expect(consoleLines.join('\n'), 'the browser tells of the answer').toContain(PATH)
  consoleLines.length = 0

  // The server recovers: the next request succeeds, and no edit has been lost.
  await page.evaluate(() => {
    window.fetch = async (_, init) => {
      const body = await new Response(init?.body ?? null).text()
      document.documentElement.dataset.sent = body
      return new Response(body)
    }
  })
  await save.click()
  await expect(page.getByRole('alert')).toHaveText('تم حفظ التغييرات بنجاح')
  await expect(page.getByText('تغييرات غير محفوظة')).toBeHidden()
  const body = JSON.parse((await page.locator('html').getAttribute('data-sent')) ?? '')
  expect(body).toMatchObject({ pageId: 'sports', path: '/sports' })
  expect(body.categories.at(-1)).toMatchObject({
    name: 'الشطرنج',
    nameEn: 'New category',
    order: 9,
  })
})

test('choosing another page, or Back, with pending changes asks first (D-24)', async ({ page }) => {
  await page.goto('admin/news-settings')
  const pages = page.getByRole('navigation', { name: 'الصفحات' })
  await pages.getByRole('link', { name: 'رياضة' }).click()
  await page.getByRole('switch', { name: 'تفعيل التنس' }).click()
  const question = page.getByRole('alertdialog', { name: 'هل تريد المغادرة دون حفظ التغييرات؟' })
  await pages.getByRole('link', { name: 'قطر' }).click()
  await question.getByRole('button', { name: 'إلغاء' }).click()
  await expect(page).toHaveURL(/page=sports/)
  await expect(page.getByRole('switch', { name: 'تفعيل التنس' })).not.toBeChecked()

  await page.goBack()
  await question.getByRole('button', { name: 'مغادرة' }).click()
  await expect(page).not.toHaveURL(/page=/)
  await expect(page.getByRole('heading', { level: 2, name: 'الرئيسية', exact: true })).toBeVisible()
  await expect(page.getByText('تغييرات غير محفوظة')).toBeHidden()
})

test('two tabs on one page: the second is told before it overwrites, and chooses (§4, §7)', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  const PAGE = 'admin/news-settings?page=technology'
  await openReady(page, PAGE)
  await openReady(other, PAGE)
  const switchOf = (tab: Page, name: string) => tab.getByRole('switch', { name: `تفعيل ${name}` })
  const save = async (tab: Page) => {
    await tab.getByRole('button', { name: 'حفظ التغييرات' }).click()
    await expect(tab.getByText('تغييرات غير محفوظة')).toBeHidden()
  }
  const conflict = page.getByRole('alert').filter({ hasText: 'غُيّرت هذه الصفحة في نافذة أخرى' })
  const keep = page.getByRole('button', { name: 'إبقاء تعديلاتي' })
  const take = page.getByRole('button', { name: 'أخذ تعديلات النافذة الأخرى' })

  await switchOf(other, 'الألعاب').click()
  await save(other)
  await expect(page.getByText('حُفظت هذه الصفحة في نافذة أخرى'), 'taken at once').toBeVisible()
  await expect(switchOf(page, 'الألعاب')).not.toBeChecked()
  await expect(page.getByText('تغييرات غير محفوظة')).toBeHidden()

  await switchOf(page, 'البرمجيات').click()
  await switchOf(other, 'الهواتف الذكية').click()
  await save(other)
  await expect(conflict).toBeVisible()
  await page.getByRole('button', { name: 'عرض الفرق' }).click()
  const changes = (title: string) =>
    page.getByRole('region', { name: title, exact: true }).getByRole('listitem')
  await expect(changes('تعديلاتك')).toHaveText(['عُطّلت «البرمجيات»'])
  await expect(changes('تعديلات النافذة الأخرى')).toHaveText(['عُطّلت «الهواتف الذكية»'])

  await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('هل تريد حفظ نسختك مكان ما حُفظ في النافذة الأخرى؟')
  await question.getByRole('button', { name: 'إلغاء' }).click()

  await take.press('Enter')
  await expect(conflict).toBeHidden()
  await expect(page.getByRole('heading', { name: 'تكنولوجيا' })).toBeFocused()
  await expect(switchOf(page, 'الهواتف الذكية')).not.toBeChecked()
  await expect(switchOf(page, 'البرمجيات')).toBeChecked()
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(switchOf(page, 'البرمجيات'), 'mine again').not.toBeChecked()

  await switchOf(other, 'الألعاب').click()
  await save(other)
  await keep.press('Enter')
  await expect(conflict).toBeHidden()
  await save(page)
  await expect(switchOf(other, 'البرمجيات'), 'the other tab follows').not.toBeChecked()
  await expect(switchOf(other, 'الألعاب')).not.toBeChecked()
})
