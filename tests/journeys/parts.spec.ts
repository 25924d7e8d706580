import type { Locator, Page } from 'playwright/test'
import { sampleUsers } from '@/content/admin/users'
import { expect, openHydrated, openReady, test } from './page'

/** What a part of one screen does, which no walk through the site needs. */

/** The attributes of a field that password managers and phone keyboards use. */
const kindOf = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) =>
    [input.type, input.autocomplete, input.inputMode].filter(Boolean).join(' '),
  )

test('the fields of the sign-in dialog have the kinds that password managers know; six interests (§3, §5)', async ({
  page,
  consoleLines,
}) => {
  const dialog = page.getByRole('dialog')
  const kinds = async (...labels: string[]) => {
    const found: string[] = []
    for (const label of labels) found.push(await kindOf(dialog.getByLabel(label, { exact: true })))
    return found
  }
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  const fill = (label: string, text: string) => dialog.getByLabel(label, { exact: true }).fill(text)
  await openReady(page, '')
  await page.getByRole('button', { name: /^حساب .*قائمة$/ }).click()
  await page.getByRole('menuitem', { name: 'تسجيل الخروج' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'تسجيل الدخول' }).click()
  const fresh = 'password new-password'
  expect(await kinds('البريد الإلكتروني', 'كلمة المرور')).toEqual([
    'email username',
    'password current-password',
  ])
  await expect(dialog.getByRole('checkbox', { name: 'تذكرني' })).not.toBeChecked()
  await press('إنشاء حساب')
  expect(
    await kinds('الاسم', 'البريد الإلكتروني', 'كلمة المرور', 'تأكيد كلمة المرور'), //
  ).toEqual(['text name', 'email username', fresh, fresh])
  await press('تسجيل الدخول')
  await press('نسيت كلمة المرور؟')
  await fill('البريد الإلكتروني', 'layan@bareed.example')
  await press('إرسال الرمز')
  await expect(dialog).toContainText('6 أرقام المرسل إلى layan@bareed.example')
  expect(await kinds('رمز التحقق')).toEqual(['text one-time-code numeric'])
  await fill('رمز التحقق', '123456')
  await press('تأكيد الرمز')
  expect(await kinds('كلمة المرور الجديدة', 'تأكيد كلمة المرور الجديدة')).toEqual([fresh, fresh])
  await expect(dialog.locator('[autocomplete="username"]')).toHaveValue('layan@bareed.example')
  await fill('كلمة المرور الجديدة', 'orbit-2026')
  await fill('تأكيد كلمة المرور الجديدة', 'orbit-2026')
  await press('تغيير كلمة المرور')
  await fill('البريد الإلكتروني', 'layan@bareed.example')
  await fill('كلمة المرور', 'orbit-2026')
  await press('تسجيل الدخول')
  const tiles = dialog.locator('label', { has: page.getByRole('checkbox') })
  await expect(tiles).toHaveText(['رياضة', 'تكنولوجيا', 'أعمال', 'صحة', 'ثقافة', 'علوم'])
  await expect(tiles.getByRole('checkbox', { checked: true })).toHaveCount(3)
  consoleLines.length = 0
})

test('the social links of the footer lead nowhere, and say so (D-29)', { tag: '@core' }, async ({
  page,
}) => {
  await openHydrated(page, 'contact')
  for (const name of ['تويتر', 'فيسبوك', 'إنستغرام', 'يوتيوب']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page.getByRole('alert')).toHaveText(`ليس لمدار حساب على ${name} بعد.`)
  }
  await expect(page).toHaveURL(/contact$/)
})

test('the menus of the header: their entries in order, and keys that follow the columns of the countries (§2, §4)', {
  tag: '@core',
}, async ({ page }) => {
  const entries = page.getByRole('menuitem')
  const country = (name: string) => page.getByRole('menuitem', { name, exact: true })
  const open = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).press('Enter')
  await openHydrated(page, 'sports')
  await open('المزيد')
  await expect(entries).toHaveText(['دين', 'علوم', 'صحة', 'ثقافة'])
  await page.keyboard.press('Escape')
  await open(/^حساب/)
  await expect(entries).toHaveText(['الملف الشخصي', 'لوحتي', 'الإعدادات', 'تسجيل الخروج'])
  await page.keyboard.press('Escape')
  await open('الدول')
  await expect(entries).toHaveCount(22 + 1)
  await expect(country('السعودية')).toBeFocused()
  // Both at once: the menu is still opening.
  const [first, beside] = await entries.evaluateAll((all) =>
    all.slice(0, 2).map((entry) => entry.getBoundingClientRect().toJSON() as DOMRect),
  )
  expect(beside?.top).toBe(first?.top)
  expect(beside?.right).toBeLessThanOrEqual(first?.left ?? 0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  await expect(country('قطر')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'الدول', exact: true })).toBeFocused()
})

test('the search overlay: its keys, results with arrows, closing clears it, an empty query does nothing (§2, §4, §5, §9)', {
  tag: '@core',
}, async ({ page }) => {
  const box = page.getByRole('searchbox', { name: 'بحث' })
  const button = page.getByRole('banner').getByRole('button', { name: 'بحث' })
  await openHydrated(page, 'sports')
  await page.keyboard.press('/')
  await expect(box).toBeFocused()
  await expect(box).toHaveAccessibleDescription('اضغط Enter للبحث في جميع الأقسام')
  await page.keyboard.press('/')
  await expect(box, 'an ordinary character in the field').toHaveValue('/')
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await page.keyboard.press('Control+Shift+k')
  await expect(box, 'that key is the browser’s').toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(box, 'closing clears it').toHaveValue('')
  await box.fill('   ')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/sports$/)

  await box.fill('مكتبه')
  const results = page.getByRole('list', { name: 'نتائج' }).getByRole('link')
  await expect(results).toHaveCount(6)
  await expect(results.first()).toHaveAccessibleName(/^مقال: .*مكتبة/)
  await expect(results.first().locator('mark')).toHaveText('مكتبة')
  await box.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(results.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(box).toBeFocused()
  const area = page.getByRole('dialog').getByRole('status').locator('..')
  await expect(area).toHaveCSS('max-block-size', '384px')

  await page.getByRole('button', { name: 'إغلاق البحث' }).click()
  await button.click()
  await expect(box).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.click()
  await box.fill('معرض الكتاب  ')
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('نتائج البحث عن «معرض الكتاب»')
  const field = page.getByRole('main').getByRole('searchbox')
  await field.press('/')
  await expect(field, 'nor is it a key of the page in another field').toHaveValue(/\//)
})

test('the contents of a legal page: the section has the focus, also by the same link again; on phones they close (§2)', {
  tag: '@core',
}, async ({ page }) => {
  const contents = page.getByRole('navigation', { name: 'محتويات الصفحة' })
  const isRead = async (name: string) => {
    const heading = page.getByRole('heading', { level: 2, name })
    await expect(heading).toBeFocused()
    await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBe(80)
  }
  const sharing = contents.getByRole('link', { name: 'مشاركة البيانات' })
  await openHydrated(page, 'privacy-policy')
  await expect(contents.locator('[aria-current=location]')).toHaveText('مقدمة')
  await sharing.click()
  await isRead('مشاركة البيانات')
  await expect(contents.locator('[aria-current=location]')).toHaveText('مشاركة البيانات')
  await expect(sharing, 'the contents stay beside the text').toBeInViewport()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await sharing.click()
  await isRead('مشاركة البيانات')

  await page.setViewportSize({ width: 360, height: 780 })
  await openHydrated(page, 'privacy-policy')
  await contents.getByRole('button').click()
  await contents.getByRole('link', { name: 'أمن البيانات' }).click()
  await isRead('أمن البيانات')
  await expect(contents.getByRole('link')).toHaveCount(0)
})

/** A picture of this size, as a canvas encodes it. */
async function picture(
  page: Page,
  type: 'image/png' | 'image/jpeg',
  width: number,
  height: number,
) {
  const url = await page.evaluate(
    ([kind, w, h]) =>
      Object.assign(document.createElement('canvas'), { width: w, height: h }).toDataURL(kind),
    [type, width, height] as const,
  )
  return { name: 'me', mimeType: type, buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}

test('a chosen picture is cut to a square of at most 256 px; the header shows what is saved; a broken one is refused (§3, §5)', {
  tag: '@core',
}, async ({ page, consoleLines }) => {
  await openHydrated(page, 'settings')
  const file = page.locator('input[type=file]')
  const frame = page.getByRole('group', { name: 'الصورة الشخصية' })
  const sizeOf = () =>
    frame
      .locator('img')
      .evaluate((img: HTMLImageElement) => [
        img.naturalWidth,
        img.naturalHeight,
        img.src.slice(0, 15),
      ])
  const png = await picture(page, 'image/png', 640, 360)
  await file.setInputFiles({ ...png, buffer: png.buffer.subarray(0, 40) })
  await expect(frame.getByText(/^تعذّرت قراءة الصورة/)).toBeVisible()
  await file.setInputFiles(png)
  await expect.poll(sizeOf).toEqual([256, 256, 'data:image/png;'])
  await file.setInputFiles(await picture(page, 'image/jpeg', 120, 80))
  await expect.poll(sizeOf).toEqual([80, 80, 'data:image/jpeg'])
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
  const account = page.getByRole('button', { name: 'حساب نورة الصالح، قائمة' })
  await expect(account.locator('img')).toHaveAttribute('src', /^data:image\/jpeg/)
  await expect(page.getByText('تغييرات غير محفوظة')).toBeHidden()
  consoleLines.length = 0
})

test('on a phone the news are at the top, three figures share a row, and the reply has its templates in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const topOf = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? Number.NaN)
  for (const [path, most] of [
    ['', 300],
    ['countries/egypt', 260],
  ] as const) {
    await openHydrated(page, path)
    const headline = page.getByRole('main').getByRole('heading', { level: 3 }).first()
    expect(await topOf(headline), path).toBeLessThanOrEqual(most)
  }
  await openHydrated(page, 'dashboard')
  const figures = await page.getByRole('main').locator('dl > div').all()
  expect(new Set(await Promise.all(figures.map(topOf))).size).toBe(1)

  await openReady(page, 'admin/contact-messages?message=41')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'كتابة رد' }).click()
  const text = dialog.getByRole('textbox', { name: 'نص الرد' })
  await expect(dialog.getByRole('toolbar', { name: 'قوالب الرد' })).toBeInViewport()
  await expect(text).toBeInViewport({ ratio: 1 })
  const { y = 0, height = 0 } = (await text.boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual(
    await topOf(dialog.getByRole('link', { name: 'إرسال بالبريد' })),
  )
})

test('a day that is half typed stays in its field, and is refused beside it', {
  tag: '@core',
}, async ({ page }) => {
  await openReady(page, 'admin/contact-messages?from=2026-11-01')
  const from = page.getByLabel('من يوم')
  await from.fill('0002-11-05')
  await expect(from).toHaveValue('0002-11-05')
  await expect(from, 'Firefox empties the day when this is written').toHaveAttribute(
    'value',
    '2026-11-01',
  )
  await from.blur()
  await expect(from).toHaveAttribute('aria-invalid', 'true')
  await expect(from).toHaveValue('2026-11-01')
  await expect(page).toHaveURL(/from=2026-11-01/)
  await from.fill('2026-11-05')
  await from.blur()
  await expect(from).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(/from=2026-11-05/)
})

test('what another tab saves is in the open field of an editor, and leaving the field keeps it', async ({
  page,
  context,
}) => {
  const open = async (tab: Page) => {
    await openReady(tab, 'admin/news-settings?page=technology')
    await tab
      .getByRole('list', { name: 'فئات صفحة تكنولوجيا' })
      .locator('> *')
      .nth(1)
      .getByRole('button', { name: /^تعديل/ })
      .click()
    return tab.getByRole('textbox', { name: 'اسم الفئة' })
  }
  const name = await open(page)
  await name.focus()
  const other = await context.newPage()
  await (await open(other)).fill('هواتف')
  await other.keyboard.press('Enter')
  await other.getByRole('button', { name: 'حفظ التغييرات' }).click()
  await expect(other.getByRole('alert')).toContainText('تم حفظ التغييرات')
  await expect(name).toHaveValue('هواتف')
  await name.blur()
  await expect(name).toHaveValue('هواتف')
  await expect(page.getByRole('button', { name: 'حفظ التغييرات' })).toHaveCount(0)
})

test('columns are hidden, moved and brought back, and stay so; a view needs filters and a name', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog')
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  const heads = page.locator('main thead th:not([data-place=select])')
  const open = async (name: string) => {
    await page.getByRole('button', { name }).click()
    await expect(dialog).toBeVisible()
  }
  await openReady(page, 'admin/users')
  await open('الأعمدة والكثافة')
  await expect(dialog.getByRole('checkbox', { name: 'المستخدم' })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'الدور' }).uncheck()
  await button('تقديم عمود آخر دخول').click()
  const columns = [/^المستخدم/, /^الحالة/, /^آخر دخول/, /^الانضمام/, /^المقالات/, /^إجراءات/]
  await expect(heads).toHaveText(columns)
  await page.reload()
  await expect(heads).toHaveText(columns)
  await open('الأعمدة والكثافة')
  await button('إعادة الأصل').click()
  await expect(heads).toHaveCount(7)

  await openReady(page, 'admin/contact-messages')
  await open('العروض المحفوظة')
  await expect(dialog.getByText('لم تحفظ عرضًا لهذه القائمة بعد.')).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await openReady(page, 'admin/contact-messages?status=unread')
  await open('العروض المحفوظة')
  await button('حفظ العرض').click()
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox').fill('للمراجعة')
  await dialog.getByRole('textbox').press('Enter')
  await expect(page.getByRole('alert')).toHaveText('حُفظ العرض «للمراجعة».')
  await expect(dialog.getByRole('link', { name: 'للمراجعة' })).toBeVisible()
})

test('the back office lists the keys of a screen; Enter in the palette waits for what the text finds', async ({
  page,
}) => {
  await openReady(page, 'admin/contact-messages')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByRole('term')).toHaveText([
    ...['الرسالة التالية', 'الرسالة السابقة', 'كتابة رد', 'سجّلها مقروءة'],
    ...['سجّلها محلولة', 'بحث وأوامر', 'البحث في هذه الشاشة', 'اختصارات لوحة المفاتيح'],
    ...['تحديد الصف أو إلغاء تحديده', 'تحديد الصف التالي أيضًا، من مربع التحديد'],
    ...['من مربع التحديد إلى إجراءات المحدّد', 'إلغاء التحديد، من مربع التحديد'],
  ])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'بحث وأوامر' })
  await field.fill('المستخدمون')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('المستخدمون')
})

test('a dialog over the sheet of a user returns the focus to it', async ({ page }) => {
  const [user] = sampleUsers
  await openReady(page, `admin/users?user=${user?.id}`)
  const edit = page.getByRole('dialog').getByRole('button', { name: 'تعديل' })
  await edit.click()
  const form = page.getByRole('dialog', { name: /^تعديل/ })
  await form.getByRole('button', { name: 'إلغاء' }).click()
  await expect(form).toBeHidden()
  await expect(edit).toBeFocused()
})

test('the tabs of the settings are one tab stop, in a column or, on phones, in a row (§2, §4)', async ({
  page,
}) => {
  const tab = (name: string) => page.getByRole('tab', { name })
  const isOpen = async (name: string) => {
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    await expect(tab(name)).toBeFocused()
  }
  await openHydrated(page, 'settings')
  await tab('الملف الشخصي').press('ArrowUp')
  await isOpen('العرض')
  await page.keyboard.press('Home')
  await isOpen('الملف الشخصي')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'تغيير الصورة' })).toBeFocused()
  await page.setViewportSize({ width: 360, height: 780 })
  await tab('الملف الشخصي').press('ArrowLeft')
  await isOpen('الإشعارات')
  const tops = await page
    .getByRole('tab')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test('an open message is at most 80 % of the window high; the text about a reader has four lines (§9)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await openReady(page, 'admin/contact-messages?message=41')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'كتابة رد' })).toBeVisible()
  expect((await page.getByRole('dialog').boundingBox())?.height).toBeLessThanOrEqual(400)
  await openHydrated(page, 'profile')
  await page.getByRole('button', { name: 'تعديل الملف' }).click()
  await expect(page.getByLabel('نبذة')).toHaveAttribute('rows', '4')
})
