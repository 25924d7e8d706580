import { expect, openReady, test, watchCalls } from './page'

const SUBJECT = 'سؤال عن ساعات البث المباشر'

test('a visitor writes, an editor answers, and it is all still so after a reload and in a second tab (§2, §4)', async ({
  page,
  context,
}) => {
  const posts = watchCalls(page, 'POST', '/api/contact-messages')
  await openReady(page, 'contact')
  await page.getByLabel('الاسم').fill('ليان الحسيني')
  await page.getByLabel('البريد الإلكتروني').fill('layan@bareed.example')
  await page.getByLabel('الموضوع').fill(SUBJECT)
  await page.getByLabel('الرسالة').fill('متى تبدأ نشرة المساء في عطلة نهاية الأسبوع؟')
  await page.getByRole('button', { name: 'إرسال الرسالة' }).dblclick()
  await expect(page.getByRole('alert')).toHaveText('تم إرسال رسالتك بنجاح. سنتواصل معك قريباً')
  await expect(page.getByLabel('الاسم')).toHaveValue('')
  expect(posts(), 'a double click sends once').toBe(1)

  await page.goto('admin/contact-messages')
  const row = page.getByRole('row', { name: SUBJECT })
  await expect(page.getByRole('row').nth(1), 'the newest message stands first').toContainText(
    SUBJECT,
  )
  await expect(row).toContainText('غير مقروءة')

  const dialog = page.getByRole('dialog', { name: SUBJECT })
  await row.getByRole('button', { name: /^عرض/ }).click()
  await dialog.getByRole('button', { name: 'مقروءة' }).click()
  await expect(dialog).toBeHidden()
  await expect(row.getByText('مقروءة', { exact: true })).toBeVisible()

  await row.getByRole('button', { name: /^عرض/ }).click()
  await expect(dialog.getByRole('button', { name: 'مقروءة' })).toBeHidden()
  await dialog.getByLabel('ملاحظات الإدارة').fill('أُرسل جدول البث كاملًا')
  await dialog.getByRole('button', { name: 'رُدّ عليها' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('رُدّ عليها')

  await row.getByRole('button', { name: /حُلّت/ }).click()
  await expect(row.getByRole('button', { name: /حُلّت/ })).toBeHidden()

  await page.reload()
  await expect(row).toContainText('رُدّ عليها')
  await expect(row.getByRole('button', { name: /حُلّت/ })).toBeHidden()

  const secondTab = await context.newPage()
  await secondTab.goto('admin/contact-messages')
  const sameRow = secondTab.getByRole('row', { name: SUBJECT })
  await expect(sameRow).toContainText('رُدّ عليها')
  await sameRow.getByRole('button', { name: /^عرض/ }).click()
  const sameDialog = secondTab.getByRole('dialog', { name: SUBJECT })
  await expect(sameDialog.getByLabel('ملاحظات الإدارة')).toHaveValue('أُرسل جدول البث كاملًا')
  await expect(sameDialog.getByRole('button', { name: /^(رُدّ عليها|مقروءة|حُلّت)/ })).toHaveCount(0)
})

test('an unknown category in the address falls back to «عام», a known one is chosen (D-7)', async ({
  page,
}) => {
  await page.goto('contact?category=سياسة الخصوصية')
  await expect(page.getByLabel('نوع الاستفسار')).toHaveValue('سياسة الخصوصية')
  await page.goto('contact?category=لا شيء')
  await expect(page.getByLabel('نوع الاستفسار')).toHaveValue('عام')
})

test('a failed send is told, keeps what was typed, and works when tried again (§8)', async ({
  page,
  consoleLines,
}) => {
  await openReady(page, 'contact?scenario=failing')
  await page.getByLabel('الاسم').fill('ليان الحسيني')
  await page.getByLabel('البريد الإلكتروني').fill('layan@bareed.example')
  await page.getByLabel('الموضوع').fill(SUBJECT)
  await page.getByLabel('الرسالة').fill('هل وصلت رسالتي السابقة؟')
  await page.getByRole('button', { name: 'إرسال الرسالة' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'حدث خطأ أثناء إرسال الرسالة. يرجى المحاولة مرة أخرى.',
  )
  await expect(page.getByLabel('الموضوع')).toHaveValue(SUBJECT)
  expect(consoleLines.join('\n'), 'the failure is logged').toContain('/api/contact-messages')
  consoleLines.length = 0
})
