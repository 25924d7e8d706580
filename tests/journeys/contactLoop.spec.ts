import type { Page } from 'playwright/test'
import { expect, openHydrated, openReady, test, watchCalls } from './page'

const LIST = '/api/contact-messages'
const SUBJECT = 'سؤال عن ساعات البث المباشر'

const viewIn = (row: ReturnType<Page['getByRole']>) => row.getByRole('button', { name: /^عرض/ })

test('a visitor writes, an editor answers with buttons, menus and keys, and both survive a reload and show in a second tab (§2, §4)', {
  tag: '@core',
}, async ({ page, context }) => {
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
  await expect(page.getByLabel('نوع الاستفسار')).toHaveValue('عام')
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
  const box = await dialog.boundingBox()
  expect(box?.height, '§9').toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.8 + 1)
  await dialog.getByRole('button', { name: 'سجّلها مقروءة' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(view).toBeFocused()
  expect(writes(), 'a double click changes once').toBe(1)
  await expect.poll(reads, 'and the list is read again').toBe(1)
  await expect(row.getByText('مقروءة', { exact: true })).toBeVisible()

  await view.click()
  await expect(dialog.getByRole('button', { name: 'سجّلها مقروءة' })).toBeHidden()
  await dialog.getByLabel('ملاحظات الإدارة').fill('أُرسل جدول البث كاملًا')
  await dialog.getByRole('button', { name: 'سجّل الرد عليها' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('مردود عليها')

  const before = [writes(), reads()].map((count) => count + 1)
  await row.getByRole('button', { name: /سجّلها محلولة/ }).dblclick()
  await expect(row.getByRole('button', { name: /سجّلها محلولة/ })).toBeHidden()
  await expect(row).toContainText('محلولة')
  await expect(view, 'the button beside it').toBeFocused()
  await expect.poll(() => [writes(), reads()]).toEqual(before)

  await test.step('the menu of a row, by keyboard and by a right click', async () => {
    const other = page.getByRole('row', { name: 'جنى السالم' }).first()
    const menuButton = other.getByRole('button', { name: /^المزيد عن/ })
    const menu = page.getByRole('menu', { name: /^المزيد عن/ })
    await menuButton.focus()
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('menuitem', { name: 'فتح الرسالة' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('menuitem', { name: 'سجّلها مقروءة' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(other.getByText('مقروءة', { exact: true })).toBeVisible()
    await expect(menuButton).toBeFocused()
    await other.getByRole('cell').nth(2).click({ button: 'right' })
    await expect(menu.getByRole('menuitem', { name: 'سجّلها مقروءة' })).toBeDisabled()
    await page.keyboard.press('Escape')
  })

  await test.step('the keys: x selects a row; u is the button, which saves typed notes and closes the dialog', async () => {
    const thirdRow = page.getByRole('row').nth(3)
    const open = page.getByRole('dialog')
    await viewIn(thirdRow).focus()
    await page.keyboard.press('x')
    await expect(thirdRow.getByRole('checkbox')).toBeChecked()
    await page.keyboard.press('x')
    await expect(thirdRow.getByRole('checkbox')).not.toBeChecked()
    await viewIn(thirdRow).click()
    await open.getByLabel('ملاحظات الإدارة').fill('نتابعها مع القسم')
    await open.getByRole('button', { name: 'سجّلها محلولة' }).focus()
    await page.keyboard.press('u')
    await expect(open).toBeHidden()
    await viewIn(thirdRow).click()
    await expect(open.getByLabel('ملاحظات الإدارة')).toHaveValue('نتابعها مع القسم')
    await expect(open.getByRole('button', { name: 'سجّلها مقروءة' })).toBeHidden()
  })

  const secondTab = await context.newPage()
  for (const tab of [page, secondTab]) {
    await openHydrated(tab, 'admin/contact-messages')
    const same = tab.getByRole('row', { name: SUBJECT })
    await expect(same).toContainText('مردود عليها')
    await expect(same.getByRole('button', { name: /^سجّلها محلولة/ })).toBeHidden()
  }
  await viewIn(secondTab.getByRole('row', { name: SUBJECT })).click()
  const notes = secondTab.getByLabel('ملاحظات الإدارة')
  await expect(notes).toHaveValue('أُرسل جدول البث كاملًا')
  await expect(notes).toBeDisabled()
  await expect(notes).toHaveAccessibleDescription(/لا يمكن تعديل الملاحظات بعد الرد/)
})

test('an unknown category in the URL falls back to «عام», a known one is selected (D-7)', async ({
  page,
}) => {
  const category = page.getByLabel('نوع الاستفسار')
  for (const [path, name] of [
    ['privacy-policy', 'سياسة الخصوصية'],
    ['terms-of-service', 'شروط الاستخدام'],
  ] as const) {
    await openReady(page, path)
    await page.getByRole('link', { name: `راسلنا عن ${name}` }).click()
    await expect(category).toHaveValue(name)
  }
  await category.selectOption('اقتراح')
  await page.reload()
  await expect(category, 'the first choice is made once').toHaveValue('اقتراح')
  await page.goBack()
  await page.getByRole('link', { name: 'راسلنا عن شروط الاستخدام' }).click()
  await expect(category).toHaveValue('شروط الاستخدام')
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

test('a change that fails is reported, keeps the notes and can be tried again (D-13)', async ({
  page,
  consoleLines,
}) => {
  await openHydrated(page, 'admin/contact-messages?q=جنى&scenario=changesFail')
  const dialog = page.getByRole('dialog')
  const notes = dialog.getByLabel('ملاحظات الإدارة')
  const writes = watchCalls(page, 'PUT', '/status')
  await viewIn(page.getByRole('row').nth(1)).click()
  await notes.fill('ملاحظة لا تضيع')
  const read = dialog.getByRole('button', { name: 'سجّلها مقروءة' })
  await read.click()
  await expect(page.getByRole('alert')).toHaveText('تعذّر تغيير حالة الرسالة. أعد المحاولة.')
  await expect(notes).toHaveValue('ملاحظة لا تضيع')
  await expect(read).toBeFocused()
  await read.click()
  await expect.poll(writes).toBe(2)
  await dialog.getByRole('button', { name: 'سجّلها محلولة' }).click()
  await expect(page.getByRole('alert')).toHaveText('تعذّر تسجيل حلّ الرسالة. أعد المحاولة.')
  await expect(dialog.getByRole('button', { name: 'سجّلها محلولة' })).toBeEnabled()
  const logged = consoleLines.join('\n')
  expect(logged).toContain('Error: Failed to update status')
  expect(logged).toContain('Error: Failed to update resolved status')
  consoleLines.length = 0
})

test('search, status and page of the messages are in the address, and Back restores them (§2, §5)', async ({
  page,
}) => {
  await openHydrated(page, 'admin/contact-messages?status=deleted&page=minus&q=')
  const search = page.getByLabel('بحث في الرسائل')
  const status = (name: string) => page.getByRole('radio', { name, exact: true })
  const shown = (text: RegExp) => expect(page.getByText(text)).toBeVisible()
  await expect(status('الكل'), 'a wrong address').toBeChecked()
  await shown(/^1–25 من \d+$/)
  await page.getByRole('button', { name: 'التالية' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await shown(/^26–/)
  await status('مردود عليها').check({ force: true })
  await expect(page, 'from the first page').toHaveURL(/\?status=replied$/)
  await expect(page.getByRole('cell').filter({ hasText: 'غير مقروءة' })).toHaveCount(0)
  await search.pressSequentially('سمير ')
  await status('الكل').check({ force: true })
  await expect(page, 'what was just typed is sent').toHaveURL(/\?q=[^&]+$/)
  await search.fill('JANA.s@')
  await shown(/^1 من \d+$/)
  await search.fill('الاشعارات لا تصل الي')
  await expect(page).toHaveURL(/q=%D8%A7/)
  await shown(/^1 من \d+$/)
  await status('مقروءة').check({ force: true })
  await expect(page).toHaveURL(/status=read/)
  await page.goBack()
  await expect(status('الكل')).toBeChecked()
  await expect(search).toHaveValue('الاشعارات لا تصل الي')
  await search.fill('زرافة')
  await shown(/^لا توجد رسائل تطابق معايير البحث$/)
  await expect(page.getByText('لم يتم استلام أي رسائل بعد')).toBeHidden()
  await page.getByRole('button', { name: 'مسح البحث والتصفية' }).click()
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')
  await shown(/^1–25 من \d+$/)
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
  const refreshInVain = async () => {
    // The panel listens for the shortcut from when its handle is there.
    await expect(page.getByRole('button', { name: /^لوحة التجربة/ })).toBeAttached()
    await page.keyboard.press('Control+`')
    await page.getByRole('switch', { name: 'أفشِل الطلب القادم' }).click()
    await page.keyboard.press('Control+`')
    await page.getByRole('button', { name: 'تحديث' }).click()
    await expect(alert).toBeVisible()
  }
  await openHydrated(page, 'admin/contact-messages?q=جنى')
  await expect(page.getByRole('row')).toHaveCount(2)
  await refreshInVain()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(alert).toBeHidden()

  await openHydrated(page, 'admin/contact-messages?scenario=empty')
  await expect(page.getByText('لم يتم استلام أي رسائل بعد')).toBeVisible()
  await refreshInVain()
  await expect(page.getByText('لم يتم استلام أي رسائل بعد')).toHaveCount(0)
  consoleLines.length = 0
})
