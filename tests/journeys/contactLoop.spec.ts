import type { Page } from 'playwright/test'
import { expect, openHydrated, openReady, test, watchCalls } from './page'

const LIST = '/api/contact-messages'
const SUBJECT = 'سؤال عن ساعات البث المباشر'

const viewIn = (row: ReturnType<Page['getByRole']>) => row.getByRole('button', { name: /^عرض/ })

test('a visitor writes, an editor answers with buttons and keys (§2, §4)', {
  tag: '@core',
}, async ({ page }) => {
  const posts = watchCalls(page, 'POST', LIST)
  await openReady(page, 'contact')
  await page.getByLabel('نوع الاستفسار').selectOption('اقتراح')
  await page.getByLabel('الاسم').fill('ليان الحسيني')
  await page.getByLabel('البريد الإلكتروني').fill('layan@bareed.example')
  await page.getByLabel('الموضوع').fill(SUBJECT)
  await page.getByLabel('الرسالة').fill('متى تبدأ نشرة المساء في عطلة نهاية الأسبوع؟')
  await page.getByRole('button', { name: 'إرسال الرسالة' }).dblclick()
  await expect(page.getByRole('alert')).toHaveText('تم إرسال رسالتك بنجاح. سنتواصل معك قريباً')
  for (const label of ['الاسم', 'البريد الإلكتروني', 'الموضوع', 'الرسالة'])
    await expect(page.getByLabel(label)).toHaveValue('')
  expect(posts(), 'a double click sends once').toBe(1)

  await openHydrated(page, 'admin/contact-messages')
  const row = page.getByRole('row', { name: SUBJECT })
  await expect(page.getByRole('row').nth(1), 'the newest message is first').toContainText(SUBJECT)
  for (const text of ['غير مقروءة', 'layan@bareed.example', 'اقتراح', 'ليان الحسيني'])
    await expect(row).toContainText(text)

  const writes = watchCalls(page, 'PUT', /^.*\/api\/contact-messages\/\d+\/(status|resolved)$/)
  const reads = watchCalls(page, 'GET', LIST)
  const dialog = page.getByRole('dialog', { name: SUBJECT })
  const view = viewIn(row)
  await view.click()
  await expect(dialog).toContainText('متى تبدأ نشرة المساء في عطلة نهاية الأسبوع؟')
  await expect(dialog.getByText('غير مقروءة'), 'opening marks nothing (D-28b)').toBeVisible()
  expect(writes()).toBe(0)
  await dialog.getByRole('button', { name: 'سجّلها مقروءة' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(view).toBeFocused()
  expect(writes(), 'a double click changes once').toBe(1)
  await expect.poll(reads, 'and the list is read again').toBe(1)
  await expect(row.getByText('مقروءة', { exact: true }).filter({ visible: true })).toBeVisible()

  await view.click()
  await dialog.getByLabel('ملاحظات الإدارة').fill('أُرسل جدول البث كاملًا')
  await dialog.getByRole('button', { name: 'سجّل الرد عليها' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('مردود عليها')

  await row.getByRole('button', { name: /سجّلها محلولة/ }).click()
  await expect(row).toContainText('محلولة')
  await expect(view, 'the button beside it').toBeFocused()

  await test.step('the keys: x selects a row; u is the button, which saves typed notes and closes the dialog', async () => {
    const thirdRow = page.getByRole('row').nth(3)
    const open = page.getByRole('dialog')
    await viewIn(thirdRow).focus()
    await page.keyboard.press('x')
    await expect(thirdRow.getByRole('checkbox')).toBeChecked()
    await page.keyboard.press('x')
    await viewIn(thirdRow).click()
    await open.getByLabel('ملاحظات الإدارة').fill('نتابعها مع القسم')
    await open.getByRole('button', { name: 'سجّلها محلولة' }).focus()
    await page.keyboard.press('u')
    await expect(open).toBeHidden()
    await viewIn(thirdRow).click()
    await expect(open.getByLabel('ملاحظات الإدارة')).toHaveValue('نتابعها مع القسم')
    await expect(open.getByRole('button', { name: 'سجّلها مقروءة' })).toBeHidden()
  })

  await page.keyboard.press('Escape')
  await view.click()
  const notes = dialog.getByLabel('ملاحظات الإدارة')
  await expect(notes).toHaveValue('أُرسل جدول البث كاملًا')
  await expect(notes).toBeDisabled()
  await expect(notes).toHaveAccessibleDescription(/لا يمكن تعديل الملاحظات بعد الرد/)
})

test('an unknown category in the URL falls back to «عام», a known one is selected (D-7)', async ({
  page,
}) => {
  const category = page.getByLabel('نوع الاستفسار')
  await openHydrated(page, 'terms-of-service')
  await page.getByRole('link', { name: 'راسلنا عن شروط الاستخدام' }).click()
  await expect(category).toHaveValue('شروط الاستخدام')
  await category.selectOption('اقتراح')
  await page.reload()
  await expect(category, 'the first choice is made once').toHaveValue('اقتراح')
  await category.selectOption('عام')
  await openHydrated(page, 'contact?category=لا شيء')
  await expect(category).toHaveValue('عام')
})

test('a failed send shows an error, keeps the typed text, and works when tried again (§8)', {
  tag: '@core',
}, async ({ page, consoleLines }) => {
  await openReady(page, 'contact?scenario=failing')
  const send = page.getByRole('button', { name: 'إرسال الرسالة' })
  const posts = watchCalls(page, 'POST', LIST)
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('الاسم: هذا الحقل مطلوب')
  await expect(page.getByLabel('الاسم')).toBeFocused()
  await expect(page.getByRole('form').getByText('هذا الحقل مطلوب')).toHaveCount(4)
  // As extensions fill in a form: without an event.
  const write = (field: HTMLInputElement) => Object.assign(field, { value: 'ليان الحسيني' })
  await page.getByLabel('الاسم').evaluate(write)
  const email = page.getByLabel('البريد الإلكتروني')
  await email.fill('layan@')
  await page.getByLabel('الموضوع').fill(SUBJECT)
  await page.getByLabel('الرسالة').fill('هل وصلت رسالتي السابقة؟')
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('يرجى إدخال بريد إلكتروني صحيح')
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('يرجى إدخال بريد إلكتروني صحيح')
  expect(posts(), 'nothing is sent').toBe(0)
  await email.fill('layan@bareed.example')
  await send.click()
  await expect(page.getByRole('alert')).toHaveText(
    'حدث خطأ أثناء إرسال الرسالة. يرجى المحاولة مرة أخرى.',
  )
  await expect(page.getByLabel('الموضوع')).toHaveValue(SUBJECT)
  await expect(send).toBeFocused()
  expect(consoleLines.join('\n'), 'the failure is logged').toContain(LIST)
  consoleLines.length = 0
})

test('a failed read is not repeated automatically; the button repeats it; after a 401 it offers to sign in, and says when that did not help (§7, §9, D-28b)', {
  tag: '@core',
}, async ({ page, consoleLines }) => {
  const reads = watchCalls(page, 'GET', LIST)
  const retry = page.getByRole('button', { name: 'إعادة المحاولة', exact: true })
  await openHydrated(page, 'admin/contact-messages?scenario=failing')
  await expect(retry).toBeVisible()
  await expect(page.getByText('لم يتم استلام أي رسائل بعد')).toBeHidden()
  expect(reads()).toBe(1)
  await retry.click()
  await expect.poll(reads).toBe(2)

  await openHydrated(page, 'admin/contact-messages?scenario=unauthorised')
  await page.getByRole('button', { name: 'تسجيل الدخول وإعادة المحاولة' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('ما زال الخادم يرفض الطلب')
  await expect(retry).toBeFocused()
  expect(reads()).toBe(4)
  consoleLines.length = 0
})

test('a failed refresh keeps the list that came before, but never an empty one (D-28b)', async ({
  page,
  consoleLines,
}) => {
  const alert = page.getByRole('alert').filter({ hasText: 'تعذّر تحميل الرسائل' })
  for (const [address, rows] of [
    ['q=جنى', 2],
    ['scenario=empty', 0],
  ] as const) {
    await openHydrated(page, `admin/contact-messages?${address}`)
    await expect(page.getByRole('row').nth(1).or(page.getByText('لم يتم استلام أي'))).toBeVisible()
    // The panel listens for the shortcut from when its handle is there.
    await expect(page.getByRole('button', { name: /^لوحة التجربة/ })).toBeAttached()
    await page.keyboard.press('Control+`')
    await page.getByRole('switch', { name: 'أفشِل الطلب القادم' }).click()
    await page.keyboard.press('Control+`')
    await page.getByRole('button', { name: 'تحديث' }).click()
    await expect(alert).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(rows)
    await expect(page.getByText('لم يتم استلام أي رسائل بعد')).toHaveCount(0)
  }
  consoleLines.length = 0
})
