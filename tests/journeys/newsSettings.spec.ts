import type { Page, Request, Response } from 'playwright/test'
import { expect, openHydrated, openReady, test, watchCalls } from './page'

const PATH = '/api/page-settings'
const isSave = (call: Request) => call.method() === 'POST' && call.url().endsWith(PATH)

/**
 * The response to the next save. The fake backend returns what it received, because Playwright
 * cannot show the Blob in the request.
 */
const nextSave = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => isSave(response.request()))

const FAILURE = 'خطأ في حفظ البيانات: 500: {"message":"تعذّر تنفيذ الطلب"}'

test('an editor renames a category, adds a source and saves; the request body has both (§4, §7)', {
  tag: '@core',
}, async ({ page }) => {
  await openReady(page, 'admin/news-settings')
  await expect(page.getByText('نسخة تجريبية').filter({ visible: true })).toBeVisible()
  const pages = page.getByRole('navigation', { name: 'الصفحات' })
  const rowsOf = (name: string) =>
    page.getByRole('list', { name: `فئات صفحة ${name}` }).locator('> li')
  const preview = page.getByRole('link', { name: /^معاينة/ })
  await expect(pages.getByRole('link'), '§9').toHaveCount(31)
  await expect(pages.getByRole('heading')).toHaveCount(7)
  await expect(pages.locator('[aria-current]'), 'the default').toHaveText('الرئيسية')
  await expect(rowsOf('الرئيسية')).toHaveCount(11)
  await expect(preview).toHaveAttribute('href', /\/#preview$/)
  await expect(preview).toHaveAttribute('target', '_blank')
  const search = page.getByRole('searchbox', { name: 'بحث في الصفحات' })
  await search.fill('زرافة')
  await pages.getByRole('button', { name: 'عرض كل الصفحات' }).click()
  await expect(pages.getByRole('link')).toHaveCount(31)
  await expect(search).toBeFocused()
  await search.fill('مصر')
  await pages.getByRole('link', { name: 'مصر' }).click()
  await expect(preview).toHaveAttribute('href', /\/countries\/egypt#preview$/)
  await expect(rowsOf('مصر')).toHaveCount(8)
  await search.fill('تكنولوجيا')
  await pages.getByRole('link', { name: 'تكنولوجيا' }).click()
  await expect(page).toHaveURL(/page=technology/)
  await expect(preview).toHaveAttribute('href', /\/technology#preview$/)
  await expect(page.getByText('8 فئات، 8 مفعّلة')).toBeVisible()

  await page.getByRole('button', { name: 'تعديل الهواتف الذكية' }).click()
  const name = page.getByRole('textbox', { name: 'اسم الفئة' })
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('الهواتف الذكية')
  await name.fill('  الهواتف والأجهزة ')
  await expect(page.getByText('تغييرات غير محفوظة'), 'not before Enter').toBeHidden()
  await name.press('Enter')
  await expect(name).toHaveValue('الهواتف والأجهزة')
  await expect(page.getByText('تغييرات غير محفوظة')).toBeVisible()
  await name.pressSequentially(' واللوحات')
  await name.press('Escape')
  await expect(name, 'Escape restores the text').toHaveValue('الهواتف والأجهزة')
  await name.fill('')
  await name.press('Enter')
  await expect(name).toHaveAccessibleDescription('اكتب اسمًا للفئة')
  await name.press('Tab')
  await expect(name, 'always with a name').toHaveValue('الهواتف والأجهزة')
  await expect(name).toHaveAccessibleDescription(/فعاد اسمها السابق/)
  const source = page.getByRole('textbox', { name: 'مصدر جديد' })
  await source.fill('  شيفرة الحي ')
  await source.press('Enter')
  await expect(source, 'empty for the next one').toHaveValue('')
  await expect(source).toBeFocused()
  await source.fill('  ')
  await source.press('Enter')
  await expect(source).toHaveAccessibleDescription('اكتب اسم المصدر أولًا')
  await source.fill('شيفره الحي')
  await page.getByRole('button', { name: 'إضافة', exact: true }).click()
  await expect(source).toHaveAccessibleDescription('هذا المصدر موجود في الفئة')
  const sources = page.getByRole('list', { name: 'المصادر' }).getByRole('listitem')
  await expect(sources).toHaveText([
    'شاشة اللمس',
    'جهاز الجيب',
    'نبراس التقنية',
    'رقمنة',
    'شيفرة الحي',
  ])
  await source.fill('عابر')
  // What is typed is added when the field is left, too.
  await name.focus()
  await page.getByRole('button', { name: 'إزالة المصدر عابر' }).click()
  await expect(sources).toHaveCount(5)
  await expect(source).toBeFocused()

  const saved = nextSave(page)
  await name.fill('الأجهزة والهواتف')
  await name.press('ControlOrMeta+s')
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
    name: 'الأجهزة والهواتف',
    nameEn: 'Smartphones',
    isActive: true,
    order: 2,
    articlesCount: expect.any(Number),
    sources: ['شاشة اللمس', 'جهاز الجيب', 'نبراس التقنية', 'رقمنة', 'شيفرة الحي'],
  })
  await expect(page.getByRole('alert')).toHaveText('تم حفظ التغييرات بنجاح')
  await expect(page.getByText('تغييرات غير محفوظة')).toBeHidden()
  await expect(page.getByRole('button', { name: 'حفظ التغييرات' })).toHaveCount(0)

  // Saved already, so another page opens without a question. On a phone the pages are a grouped choice.
  await page.setViewportSize({ width: 360, height: 780 })
  const choice = page.getByRole('combobox', { name: 'الصفحة' })
  await expect(choice).toHaveValue('technology')
  await expect(choice.getByRole('option')).toHaveCount(31)
  await choice.selectOption('oman')
  await expect(rowsOf('عُمان')).toHaveCount(8)
  await choice.selectOption('technology')
  await expect(rowsOf('تكنولوجيا').nth(1)).toContainText('الأجهزة والهواتف')
  await page.reload()
  await expect(rowsOf('تكنولوجيا').nth(1), 'also after a reload').toContainText('الأجهزة والهواتف')
  await expect(page.getByText(/نافذة أخرى/), 'nobody else has saved').toHaveCount(0)
})

test('while a save is on its way a second click sends nothing, and an edit stays unsaved (§4)', async ({
  page,
}) => {
  await openReady(page, 'admin/news-settings?page=technology&scenario=slow')
  const calls = watchCalls(page, 'POST', PATH)
  const toggle = (name: string) => page.getByRole('switch', { name: `تفعيل ${name}` })
  await toggle('الألعاب').click()
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
  const busy = page.getByRole('button', { name: 'جارٍ الحفظ…' })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await busy.click({ force: true })
  await toggle('البرمجيات').click()
  await expect(page.getByRole('alert')).toHaveText('تم حفظ التغييرات بنجاح')
  expect(calls()).toBe(1)
  await expect(toggle('البرمجيات')).not.toBeChecked()
  await expect(page.getByText('تغييرات غير محفوظة')).toBeVisible()
})

test('a failed save loses no edit, and the same button saves once the server works (§8)', async ({
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
  // The alert of the first answer is still there: only the console says that the second one has come. The menu of the
  // back office asks for the messages too, when the page is idle.
  const failed = () => consoleLines.map((line) => new URL(line.split(' ').at(-1) ?? '').pathname)
  await expect
    .poll(() => failed().toSorted(), 'the browser reports every answer')
    .toEqual(['/api/contact-messages', PATH, PATH].map((path) => expect.stringMatching(`${path}$`)))
  consoleLines.length = 0
  await expect(page.getByRole('alert')).toHaveText(FAILURE)
  await expect(page.getByText('9 فئات، 8 مفعّلة')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'اسم الفئة' })).toHaveValue('الشطرنج')

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

test('with pending changes, choosing another page or Back asks first (D-24)', {
  tag: '@core',
}, async ({ page }) => {
  await openHydrated(page, 'admin/news-settings')
  const pages = page.getByRole('navigation', { name: 'الصفحات' })
  await pages.getByRole('link', { name: 'رياضة' }).click()
  const question = page.getByRole('alertdialog', { name: 'هل تريد المغادرة دون حفظ التغييرات؟' })
  const edit = page.getByRole('button', { name: 'تعديل التنس' })
  const name = page.getByRole('textbox', { name: 'اسم الفئة' })
  await edit.click()
  await name.fill('تنس')
  await page.goBack()
  await question.getByRole('button', { name: 'إلغاء' }).click()
  await name.fill('التنس')
  await name.press('Enter')
  await edit.click()
  await page.getByRole('switch', { name: 'تفعيل التنس' }).click()
  const tennis = page.getByRole('listitem').filter({ hasText: 'التنس' })
  await expect(tennis, 'not by colour alone').toContainText('معطّلة')
  await expect(tennis.locator('[data-off]')).toHaveCSS('border-block-start-style', 'dashed')
  await page.getByRole('searchbox', { name: 'بحث في الصفحات' }).fill('قطر')
  await expect(pages.getByRole('link'), 'a search of the pages asks nothing').toHaveCount(1)
  await pages.getByRole('link', { name: 'قطر' }).click()
  await question.getByRole('button', { name: 'إلغاء' }).click()
  await expect(page).toHaveURL(/page=sports/)
  await expect(page.getByRole('switch', { name: 'تفعيل التنس' })).not.toBeChecked()
  await page.getByRole('button', { name: 'إضافة فئة' }).click()
  await expect(name, '§4: a new one opens, with its name').toHaveValue('فئة جديدة')

  await page.goBack()
  await question.getByRole('button', { name: 'مغادرة' }).click()
  await expect(page).not.toHaveURL(/page=/)
  await expect(page.getByRole('heading', { level: 2, name: 'الرئيسية', exact: true })).toBeVisible()
  await expect(page.getByText('تغييرات غير محفوظة')).toBeHidden()
})
