import type { Locator, Page } from 'playwright/test'
import { expect, openHydrated, openReady, test } from './page'

const HANDLE = /^لوحة التجربة/
const FAILED = 'تعذّر تحميل الرسائل'

/** Opens the panel with its handle. */
async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: HANDLE }).click()
  return page.getByRole('dialog', { name: 'لوحة التجربة' })
}

async function sendMessage(page: Page, subject: string) {
  await page.getByLabel('الاسم').fill('ليان الحسيني')
  await page.getByLabel('البريد الإلكتروني').fill('layan@bareed.example')
  await page.getByLabel('الموضوع').fill(subject)
  await page.getByLabel('الرسالة').fill('متى تبدأ نشرة المساء؟')
  await page.getByRole('button', { name: 'إرسال الرسالة' }).click()
}

test('a scenario applies to the screen at once, dies at a reload, and survives it when it is kept', async ({
  page,
  consoleLines,
}) => {
  await openHydrated(page, 'admin/contact-messages')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const panel = await openPanel(page)
  const scenario = panel.getByLabel('السيناريو', { exact: true })
  await scenario.selectOption({ label: 'خطأ في الخادم' })
  await expect(page.getByText(FAILED)).toBeVisible()
  await expect.poll(() => consoleLines.splice(0).join('\n')).toContain('Failed to load resource')
  await scenario.selectOption({ label: 'بلا رسائل' })
  await expect(page.getByText('لم يتم استلام أي رسائل بعد')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await openPanel(page)
  await scenario.selectOption({ label: 'بلا رسائل' })
  await panel.getByRole('switch', { name: 'ثبّت السيناريو والجلسة بعد إعادة التحميل' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'لوحة التجربة: بلا رسائل · مثبّت' })).toBeVisible()
  await expect(page.getByText('لم يتم استلام أي رسائل بعد')).toBeVisible()
})

test('the next call fails once and works when tried again; the log has both bodies', async ({
  page,
  consoleLines,
}) => {
  await openReady(page, 'contact')
  const panel = await openPanel(page)
  await panel.getByRole('switch', { name: 'أفشِل الطلب القادم' }).click()
  await sendMessage(page, 'سؤال أول')
  await expect(page.getByRole('alert')).toHaveText(
    'حدث خطأ أثناء إرسال الرسالة. يرجى المحاولة مرة أخرى.',
  )
  await expect(panel.getByRole('switch', { name: 'أفشِل الطلب القادم' })).not.toBeChecked()
  await expect.poll(() => consoleLines.splice(0).join('\n')).toContain('/api/contact-messages')
  await page.getByRole('button', { name: 'إرسال الرسالة' }).click()
  await expect(page.getByRole('alert')).toHaveText('تم إرسال رسالتك بنجاح. سنتواصل معك قريباً')

  await panel.getByText('للمطوّر').click()
  const calls = panel.getByRole('region', { name: 'سجل الطلبات' }).getByRole('listitem')
  await expect(calls).toHaveText([/POST.*201/s, /POST.*500/s])
  await calls.first().getByText('POST').click()
  const bodies = (await calls.first().locator('pre').innerText()).split('\n\n')
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ subject: 'سؤال أول', category: 'عام' })
  expect(JSON.parse(bodies[1] ?? '')).toMatchObject({ subject: 'سؤال أول', status: 'unread' })
})

test('lists analytics events, signs out and in, changes the theme, and leads to the back office (D-18, D-27)', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openReady(page, '')
  await page.getByRole('complementary', { name: 'اشتراك' }).getByRole('button').click()
  await expect(page.getByRole('alert')).toContainText('النسخة التجريبية')
  const panel = await openPanel(page)
  await panel.getByText('للمطوّر').click()
  const events = panel.getByRole('region', { name: 'سجل التحليلات' }).getByRole('listitem')
  await expect(events).toHaveText([/subscription_click · homepage · hero_banner/, /page_view/])
  await panel.getByRole('radio', { name: 'خارج' }).check()
  await expect(page.getByRole('banner').getByRole('button', { name: 'تسجيل الدخول' })).toBeVisible()
  await panel.getByRole('radio', { name: 'داخل' }).check()
  await expect(page.getByRole('banner').getByRole('button', { name: 'تسجيل الدخول' })).toBeHidden()
  await panel.getByRole('radio', { name: 'داكن' }).check()
  await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/)

  await panel.getByRole('button', { name: 'لوحة الإدارة' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(panel, 'it is still open').toBeVisible()
})

/**
 * The content of this browser's storage with JSON parsed; without the scroll positions, which every
 * page changes, and without the panel's own.
 */
const stored = (page: Page) =>
  page.evaluate((): Record<string, unknown> => {
    const entries = [localStorage, sessionStorage].flatMap((area) => Object.entries(area))
    return Object.fromEntries(
      entries
        .filter(([key]) => !key.startsWith('tsr-') && !/^madar:(panel|memory)$/.test(key))
        .map(([key, text]) => [key, text.startsWith('{') ? JSON.parse(text) : text]),
    )
  })

test('a reset empties one list, or all that the browser stores of the site', async ({ page }) => {
  await openReady(page, 'contact')
  const atFirst = await stored(page)
  await sendMessage(page, 'رسالة قبل الضبط')
  await expect(page.getByRole('alert')).toContainText('بنجاح')
  await page.getByLabel('الموضوع').fill('لم تُرسل بعد')
  await openHydrated(page, 'admin/users')
  await page.getByRole('button', { name: /^حذف/ }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف' }).click()
  const changed = page.getByRole('main').getByRole('button', { name: 'أعد الأصل' })
  await expect(changed).toBeVisible()
  await test.step('one list of them', async () => {
    const panel = await openPanel(page)
    await panel.getByText('للمطوّر').click()
    const lists = panel.getByRole('region', { name: 'مستودع المتصفح' })
    await expect(lists.getByRole('listitem').first()).toHaveText(/^المستخدمون/)
    await lists.getByRole('button', { name: /^أعد الأصل ?: المستخدمون$/ }).click()
    await expect(changed, 'the open page follows').toBeHidden()
  })
  await openHydrated(page, 'admin/contact-messages')
  await page.getByRole('button', { name: 'طي القائمة' }).click()
  const row = page.getByRole('row', { name: 'رسالة قبل الضبط' })
  await expect(row).toBeVisible()
  const panel = await openPanel(page)
  await panel.getByRole('radio', { name: 'داكن' }).check()
  const before = await stored(page)
  expect(Object.keys(before).sort()).toEqual([
    'adminMenu',
    'draftStates',
    'formDrafts',
    'madar:mocks:v1',
    'saved:changeLog',
    'theme',
    'visit',
  ])
  await panel.getByRole('tab', { name: 'الزمن' }).click()
  const reset = panel.getByRole('button', { name: 'إعادة الضبط' })
  const question = page.getByRole('alertdialog')
  await reset.click()
  await question.getByRole('button', { name: 'إعادة الضبط' }).click()
  await expect(
    page.getByRole('button', { name: HANDLE }),
    'after a reload it is closed',
  ).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await stored(page), 'the browser stores nothing of the site').toEqual(atFirst)
})

test('a copied link brings someone else to the same screen, scenario, theme and session', {
  tag: '@core',
}, async ({ page, context, browser, consoleLines, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.emulateMedia({ colorScheme: 'light' })
  await openHydrated(page, 'admin/contact-messages?status=unread')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const panel = await openPanel(page)
  await panel.getByText('للمطوّر').click()
  await panel.getByText('لكل طلب على حدة').click()
  await panel.getByLabel('السيناريو: قراءة الرسائل').selectOption({ label: 'نصوص صعبة' })
  await panel.getByRole('radio', { name: 'خارج' }).check()
  await panel.getByRole('radio', { name: 'داكن' }).check()
  await panel.getByRole('button', { name: 'شارك' }).click()
  await expect(page.getByRole('alert')).toContainText('نُسخ الرابط')
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ar' })
  const other = await elsewhere.newPage()
  other.on('console', (message) => consoleLines.push(message.text()))
  await other.emulateMedia({ colorScheme: 'light' })
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('رسائل التواصل')
  await expect(other).toHaveURL(/\/admin\/contact-messages\?status=unread$/)
  const rows = await page.getByRole('row').allTextContents()
  expect(rows.length).toBeGreaterThan(1)
  await expect.poll(() => other.getByRole('row').allTextContents()).toEqual(rows)
  await other.reload()
  await expect(other.locator('html'), 'a reload keeps what the link has set').toHaveClass(/dark/)
  const theirs = await openPanel(other)
  await expect(theirs.getByRole('radio', { name: 'خارج' })).toBeChecked()
  await theirs.getByText('للمطوّر').click()
  await expect(theirs.getByLabel('السيناريو: قراءة الرسائل')).toHaveValue('longText')
  const second = await elsewhere.newPage()
  await second.emulateMedia({ colorScheme: 'light' })
  await openHydrated(second, 'admin/contact-messages')
  await expect(second.locator('html'), 'their own choices are as before').toHaveClass(/light/)
  await expect(second.getByRole('button', { name: 'لوحة التجربة', exact: true })).toBeVisible()
  await theirs.getByRole('button', { name: 'عُد إلى بياناتي واختياراتي' }).click()
  await expect(other.locator('html')).toHaveClass(/light/)
  await elsewhere.close()
})

test('a link with data opens them in one tab; the visitor’s own data stay', async ({
  page,
  context,
  browser,
  consoleLines,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const own = 'رسالة زائر الرابط'
  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ar' })
  const other = await elsewhere.newPage()
  await openReady(other, 'contact')
  await sendMessage(other, own)
  await expect(other.getByRole('alert')).toContainText('بنجاح')

  await openReady(page, 'contact')
  await sendMessage(page, 'رسالة صاحب الرابط')
  await expect(page.getByRole('alert')).toContainText('بنجاح')
  await openHydrated(page, 'admin/contact-messages')
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: 'شارك' }).click()
  await expect(page.getByRole('alert')).toContainText('نُسخ الرابط')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link.length).toBeLessThan(2000)

  await other.goto(link)
  const first = other.getByRole('row').nth(1)
  await expect(first).toContainText('رسالة صاحب الرابط')
  await expect(other.getByText(own)).toHaveCount(0)
  await first.getByRole('button', { name: /^سجّلها محلولة/ }).click()
  await expect(first.getByRole('button', { name: /^سجّلها محلولة/ })).toBeHidden()
  await other.reload()
  await expect(first, 'what is changed in this tab survives a reload').toContainText('محلولة')
  await other.goto('admin/contact-messages?data=own')
  await expect(first, 'their own data are as before').toContainText(own)

  await other.goto(link)
  await expect(first).toContainText('رسالة صاحب الرابط')

  await other.goto('admin/contact-messages#demo=broken')
  await expect(other.getByRole('alert')).toContainText('الرابط ناقص')
  await expect(first).toContainText('رسالة صاحب الرابط')
  consoleLines.length = 0
  await elsewhere.close()
})

test('over a dialog of the page the panel opens, changes what happens next, and gives the focus back', async ({
  page,
}) => {
  await openHydrated(page, 'admin/users')
  await page.getByRole('button', { name: 'إضافة مستخدم' }).click()
  const field = page.getByRole('dialog').getByRole('textbox').first()
  await field.focus()
  await page.getByRole('button', { name: HANDLE }).waitFor()
  await page.keyboard.press('Control+Backquote')
  const panel = page.getByRole('dialog', { name: 'لوحة التجربة' })
  await expect(panel).toBeFocused()
  await panel.getByRole('switch', { name: 'أفشِل الطلب القادم' }).click()
  await expect(panel.getByRole('switch', { name: 'أفشِل الطلب القادم' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(field, 'the dialog of the page is still open').toBeFocused()
  await page.getByRole('button', { name: HANDLE }).click()
  await panel.getByRole('button', { name: 'أبلغ' }).click()
  // What lies over the page while a pin is placed takes the press.
  await page.getByRole('dialog').getByRole('heading').first().click({ force: true })
  await page.getByLabel('الملاحظة').fill('العنوان غير واضح')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'نزّل التقرير' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^madar-report-.*\.html$/)
})

test('on a phone the sheet leaves a strip of the page visible and closes when another screen is opened', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('')
  const panel = await openPanel(page)
  expect((await panel.boundingBox())?.y).toBeGreaterThan(780 * 0.1)
  await panel.getByRole('button', { name: 'لوحة الإدارة' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
