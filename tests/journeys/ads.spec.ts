import { expect, test } from './page'

const SAVED = 'تم حفظ التغييرات بنجاح وسيتم تطبيقها على الموقع المباشر'

test('an ad is created, edited, paused, put first by keyboard and saved; a reload forgets it (§4)', async ({
  page,
  consoleLines,
}) => {
  await page.goto('admin/ads')
  await expect(page.getByRole('heading', { level: 1, name: 'الإعلانات' })).toBeVisible()
  const cards = page.getByRole('list', { name: 'الإعلانات النشطة' })
  const titles = cards.getByRole('heading', { level: 2 })
  await expect(titles).toHaveCount(4)
  const save = page.getByRole('button', { name: 'حفظ التغييرات' })
  const advice = page.getByText('تحقق من الروابط والصور قبل التفعيل.')
  await expect(advice, '§2: the instructions are open where there is room').toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(advice).toBeHidden()
  await page.getByText('قبل أن تبدأ').click()
  await expect(advice).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByText('قبل أن تبدأ').click()
  await expect(advice, 'and can be folded').toBeHidden()
  await expect(save).toHaveCount(0)

  await page.getByRole('button', { name: 'إضافة إعلان جديد' }).click()
  const dialog = page.getByRole('dialog', { name: 'إضافة إعلان جديد' })
  await dialog.getByLabel('الصفحة').selectOption('egypt')
  await expect(dialog).toContainText('غيّر الصفحة والمقاس بعد إنشائه')
  await dialog.getByRole('button', { name: 'إضافة الإعلان' }).click()
  await expect(dialog).toBeHidden()
  await expect(titles).toHaveCount(5)
  await expect(titles.last()).toHaveText('إعلان جديد')
  await expect(page.getByText('الرئيسية، أعلى المحتوى'), 'the choice is not used').toBeVisible()
  await expect(page.getByText('تغييرات غير محفوظة')).toBeVisible()

  const name = page.getByLabel('اسم الإعلان')
  await expect(name, 'it opens in edit mode').toBeFocused()
  await page.keyboard.type('معرض الكتاب')
  await expect(titles.last()).toHaveText('معرض الكتاب')
  await page.getByLabel('الرابط', { exact: true }).fill('https://kitab.example/fair')
  const budget = page.getByLabel('الميزانية ($)')
  await budget.fill('-5')
  await budget.blur()
  await expect(page.getByText('لم يُقبل «-5»، فصار 0.')).toBeVisible()
  await budget.fill('2500')
  await page.getByLabel('الصفحة', { exact: true }).selectOption('culture')
  await page.getByLabel('المقاس').selectOption('728×90')
  await page.getByLabel('تاريخ النهاية').fill('2020-01-01')
  await expect(page.getByText('تاريخ النهاية قبل البداية.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(name).toBeHidden()
  await expect(page.getByText('ثقافة، رأس القسم')).toBeVisible()
  await expect(page.getByRole('link', { name: /^kitab\.example\/fair/ })).toHaveAttribute(
    'href',
    'https://kitab.example/fair',
  )

  await page.getByRole('button', { name: 'نقل «معرض الكتاب»' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('رُفع «معرض الكتاب» من الموضع 5 من 5.')).toBeAttached()
  for (const place of [4, 3, 2, 1]) {
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(`«معرض الكتاب» في الموضع ${place} من 5.`)).toBeAttached()
  }
  await page.keyboard.press('Space')
  await expect(titles.first()).toHaveText('معرض الكتاب')

  await page.getByRole('button', { name: 'إيقاف «معرض الكتاب» مؤقتًا' }).press('Enter')
  await expect(titles).toHaveCount(4)
  await page.getByRole('tab', { name: /المتوقفة/ }).click()
  await expect(page).toHaveURL(/\/admin\/ads\?tab=paused$/)
  const paused = page.getByRole('list', { name: 'الإعلانات المتوقفة' }).getByRole('heading')
  await expect(paused).toHaveText(['معرض الكتاب', 'مقعد بجوار النافذة', 'عدّة الحديقة الصغيرة'])

  await save.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(SAVED)
  await expect(save).toHaveCount(0)
  await expect(page.getByText('تغييرات غير محفوظة')).toBeHidden()
  expect(consoleLines, 'a save only logs').toHaveLength(1)
  expect(consoleLines[0]).toContain('[ads] saved')
  consoleLines.length = 0

  await page.getByRole('link', { name: 'المستخدمون' }).click()
  await expect(page).toHaveURL(/\/admin\/users/)
  await page.goBack()
  await expect(paused, 'what was saved stays until the reload').toHaveCount(3)
  await page.reload()
  await expect(paused, 'and is local only (D-4)').toHaveCount(2)
})

test('a deep link opens its tab, and Back returns to the one before (§2)', async ({ page }) => {
  await page.goto('admin/ads?tab=campaigns')
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^الحملات/)
  await expect(page.getByRole('region', { name: 'موسم الرحلات' })).toContainText('$25,500')
  await page.getByRole('tab', { name: 'التحليلات' }).click()
  await expect(page).toHaveURL(/\?tab=analytics$/)
  await expect(page.getByRole('region', { name: 'الظهور حسب الصفحة' })).toBeVisible()
  await page.getByRole('tab', { name: /النشطة/ }).click()
  await expect(page).toHaveURL(/\/admin\/ads$/)
  await page.goBack()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('التحليلات')

  await page.goto('admin/ads?tab=nonsense')
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/النشطة/)
})

test('deleting asks exactly the question, and leaving with unsaved changes asks too (§8, D-24)', async ({
  page,
}) => {
  await page.goto('admin/ads')
  const titles = page.getByRole('list', { name: 'الإعلانات النشطة' }).getByRole('heading')
  await expect(titles).toHaveCount(4)
  await page.getByRole('button', { name: 'حذف «حقيبة السفر الخفيفة»' }).click()
  const question = page.getByRole('alertdialog', { name: 'هل تريد حذف هذا الإعلان نهائياً؟' })
  await expect(question.getByRole('button', { name: 'إلغاء' })).toBeFocused()
  await question.getByRole('button', { name: 'حذف' }).click()
  await expect(question).toBeHidden()
  await expect(titles).toHaveCount(3)

  await page.getByRole('link', { name: 'الفئات' }).click()
  const leave = page.getByRole('alertdialog', { name: 'هل تريد المغادرة دون حفظ التغييرات؟' })
  await leave.getByRole('button', { name: 'إلغاء' }).click()
  await expect(leave).toBeHidden()
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(titles).toHaveCount(4)

  await page.getByRole('link', { name: 'الفئات' }).click()
  await expect(page, 'undone, nothing is unsaved').toHaveURL(/\/admin\/categories/)
})
