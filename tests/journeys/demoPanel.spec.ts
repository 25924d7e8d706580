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

/**
 * The content of this browser's storage with JSON parsed; without the scroll positions, which every
 * page changes, and without the panel's own.
 */
const stored = (page: Page) =>
  page.evaluate((): Record<string, unknown> => {
    const entries = [localStorage, sessionStorage].flatMap((area) => Object.entries(area))
    return Object.fromEntries(
      entries
        .filter(([key]) => !key.startsWith('tsr-') && !/^madar:(panel:2|memory:2|reset)$/.test(key))
        .map(([key, text]) => [key, text.startsWith('{') ? JSON.parse(text) : text]),
    )
  })

test('a reset empties all that the browser stores of the site, and «تراجع» brings it back', async ({
  page,
}) => {
  await openReady(page, 'contact')
  const atFirst = await stored(page)
  await sendMessage(page, 'رسالة قبل الضبط')
  await expect(page.getByRole('alert')).toContainText('بنجاح')
  await page.getByLabel('الموضوع').fill('لم تُرسل بعد')
  await openHydrated(page, 'admin/contact-messages')
  await page.getByRole('button', { name: 'طي القائمة' }).click()
  const row = page.getByRole('row', { name: 'رسالة قبل الضبط' })
  await expect(row).toBeVisible()
  const panel = await openPanel(page)
  await panel.getByRole('radio', { name: 'داكن' }).check()
  const before = await stored(page)
  expect(Object.keys(before)).toEqual(expect.arrayContaining(['adminMenu', 'formDrafts', 'theme']))
  await panel.getByRole('tab', { name: 'الزمن' }).click()
  await panel.getByRole('button', { name: 'إعادة الضبط' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'إعادة الضبط' }).click()
  await expect(
    page.getByRole('button', { name: HANDLE }),
    'after a reload it is closed',
  ).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await stored(page), 'the browser stores nothing of the site').toEqual(atFirst)
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(row).toBeVisible()
  expect(await stored(page)).toEqual(before)
})

test('a copied link brings someone else to the same screen, data, scenario, theme and session; their own stay', async ({
  page,
  context,
  browser,
  consoleLines,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.emulateMedia({ colorScheme: 'light' })
  const own = 'رسالة زائر الرابط'
  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ar' })
  const other = await elsewhere.newPage()
  await other.emulateMedia({ colorScheme: 'light' })
  await openReady(other, 'contact')
  await sendMessage(other, own)
  await expect(other.getByRole('alert')).toContainText('بنجاح')

  await openReady(page, 'contact')
  await sendMessage(page, 'رسالة صاحب الرابط')
  await expect(page.getByRole('alert')).toContainText('بنجاح')
  await openHydrated(page, 'admin/contact-messages?status=unread')
  const panel = await openPanel(page)
  await panel.getByText('للمطوّر').click()
  await panel.getByText('لكل طلب على حدة').click()
  await panel.getByLabel('السيناريو: قراءة الرسائل').selectOption({ label: 'بطيء' })
  await panel.getByRole('radio', { name: 'خارج' }).check()
  await panel.getByRole('radio', { name: 'داكن' }).check()
  await panel.getByRole('button', { name: 'شارك' }).click()
  await expect(page.getByRole('alert')).toContainText('نُسخ الرابط')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link.length).toBeLessThan(2000)

  await other.goto(link)
  const first = other.getByRole('row').nth(1)
  await expect(first).toContainText('رسالة صاحب الرابط')
  await expect(other).toHaveURL(/\/admin\/contact-messages\?status=unread$/)
  await expect(other.getByText(own)).toHaveCount(0)
  await other.reload()
  await expect(other.locator('html'), 'a reload keeps what the link has set').toHaveClass(/dark/)
  const theirs = await openPanel(other)
  await expect(theirs.getByRole('radio', { name: 'خارج' })).toBeChecked()
  await theirs.getByText('للمطوّر').click()
  await expect(theirs.getByLabel('السيناريو: قراءة الرسائل')).toHaveValue('slow')
  await other.goto('admin/contact-messages?data=own')
  await expect(first, 'their own data are as before').toContainText(own)
  await expect(other.locator('html'), 'and their own choices').toHaveClass(/light/)
  await other.goto('admin/contact-messages#demo=broken')
  await expect(other.getByRole('alert')).toContainText('الرابط ناقص')
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
})
