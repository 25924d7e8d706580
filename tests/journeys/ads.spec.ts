import { moveLiftedTo } from './keyboard'
import { expect, openHydrated, test } from './page'

const FIELDS = [
  'اسم الإعلان',
  'الاسم بالإنجليزية',
  'الرابط',
  'رابط الصورة',
  'الصفحة',
  'الموضع',
  'المقاس',
  'اسم الحملة',
  'الميزانية ($)',
  'تاريخ البداية',
  'تاريخ النهاية',
]
const SAVED = 'تم حفظ التغييرات بنجاح وسيتم تطبيقها على الموقع المباشر'

test('an ad is created, edited, paused, moved first by keyboard and saved; a reload changes nothing (§4)', {
  tag: '@core',
}, async ({ page, consoleLines }) => {
  await openHydrated(page, 'admin/ads')
  await expect(page.getByRole('heading', { level: 1, name: 'الإعلانات' })).toBeVisible()
  const cards = page.getByRole('list', { name: 'الإعلانات النشطة' })
  const titles = cards.getByRole('heading', { level: 2 })
  await expect(titles, '§2: in the order of their priority').toHaveText([
    'حقيبة السفر الخفيفة',
    'دورات اللغة المسائية',
    'تطبيق ميزانية البيت',
    'نادي القراءة الشهري',
  ])
  await expect(page.locator('#main dl').first().locator('> div')).toHaveText([
    'إعلانات نشطة4',
    'إعلانات متوقفة2',
    'إجمالي الظهور1.3 مليون',
    'متوسط نسبة النقر0.54%',
  ])
  await expect(page.getByRole('tab')).toHaveText([
    'الإعلانات النشطة4',
    'المتوقفة2',
    'الحملات5',
    'التحليلات',
  ])
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^الإعلانات النشطة/)
  const card = cards.locator('> li')
  const first = card.first()
  await expect(first.getByRole('img', { name: 'معاينة الإعلان بمقاس 728×90' })).toBeVisible()
  await expect(first.getByRole('link')).toHaveAttribute('href', 'https://travel.example/light-bag')
  await expect(first.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  for (const words of ['الرئيسية، أعلى الصفحة', '728×90', '482,310', '3,857', 'موسم الرحلات'])
    await expect(first).toContainText(words)
  const good = first.locator('[data-good]')
  await expect(good, '§9: in words too').toContainText('0.80% جيدة، 0.5% أو أكثر')
  const poor = card.nth(2)
  await expect(poor).toContainText('0.30% ضعيفة، دون 0.5%')
  const save = page.getByRole('button', { name: 'حفظ التغييرات' })
  const advice = page.getByText('تحقق من الروابط والصور قبل التفعيل.')
  await expect(advice, 'open on a first visit').toBeVisible()
  for (const words of [/الظاهرة على الموقع الآن/, /من دون حذفه/, /أولوية العرض/, /بالتحليلات/])
    await expect(page.getByText(words), 'the other instructions').toBeVisible()
  await page.reload()
  await expect(page.getByText('قبل أن تبدأ')).toBeVisible()
  await expect(advice, 'later they are one line').toBeHidden()
  await expect(save).toHaveCount(0)

  await page.getByRole('button', { name: 'إضافة إعلان جديد' }).click()
  const dialog = page.getByRole('dialog', { name: 'إضافة إعلان جديد' })
  await dialog.getByLabel('الصفحة').selectOption('egypt')
  await dialog.getByLabel('نوع الإعلان').selectOption('skyscraper')
  await expect(dialog).toContainText('غيّر الصفحة والمقاس بعد إنشائه')
  await dialog.getByRole('button', { name: 'إضافة الإعلان' }).click()
  await expect(dialog).toBeHidden()
  await expect(titles).toHaveCount(5)
  await expect(titles.last()).toHaveText('إعلان جديد')
  await expect(page.getByText('الرئيسية، أعلى المحتوى'), 'the choice is not used').toBeVisible()
  await expect(page.getByText('تغييرات غير محفوظة')).toBeVisible()

  const name = page.getByLabel('اسم الإعلان')
  await expect(name, 'it opens in edit mode').toBeFocused()
  await expect(name, 'in sight, also after the dialog has left the history').toBeInViewport()
  await expect(card.last().getByText('5', { exact: true }), 'its place here').toBeVisible()
  await page.keyboard.type('معرض الكتاب')
  await expect(titles.last()).toHaveText('معرض الكتاب')
  await page.getByLabel('الرابط', { exact: true }).fill('https://kitab.example/fair')
  const budget = page.getByLabel('الميزانية ($)')
  await budget.fill('')
  await budget.pressSequentially('-5')
  await budget.press('Enter')
  await expect(page.getByText('لم يُقبل «-5»، فصار 0.'), 'the form stays open').toBeVisible()
  await budget.fill('2500')
  await budget.fill('1200.9')
  await budget.blur()
  await expect(budget, 'D-25: whole').toHaveValue('1200')
  await budget.fill('2500')
  const row = card.last()
  await expect(row.locator('form label')).toHaveText(FIELDS)
  await expect(row.getByLabel('الاسم بالإنجليزية')).toHaveValue('New Advertisement')
  await expect(row.getByLabel('اسم الحملة')).toHaveValue('New Campaign')
  await expect(row.getByLabel('الرابط', { exact: true })).toHaveAttribute('type', 'url')
  await page.getByLabel('الصفحة', { exact: true }).selectOption('egypt')
  await expect(row, '§9: the positions of this page').toContainText('مصر، رأس الدولة')
  await page.getByLabel('الموضع').selectOption('between-categories')
  await expect(row).toContainText('مصر، بين الفئات')
  await page.getByLabel('المقاس').selectOption('160×600')
  await expect(row.getByRole('img')).toHaveAccessibleName(/160×600/)
  await page.getByLabel('الصفحة', { exact: true }).selectOption('culture')
  await page.getByLabel('المقاس').selectOption('728×90')
  const end = page.getByLabel('تاريخ النهاية')
  await end.fill('2020-01-01')
  await expect(end).toHaveAccessibleDescription('تاريخ النهاية قبل البداية.')
  await expect(end, 'a warning, not an error').not.toHaveAttribute('aria-invalid', 'true')
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
  await moveLiftedTo(page, 5, 1)
  await page.keyboard.press('Space')
  await expect(titles.first()).toHaveText('معرض الكتاب')

  await page.getByRole('button', { name: 'إيقاف «معرض الكتاب» مؤقتًا' }).press('Enter')
  await expect(titles).toHaveCount(4)
  await page.getByRole('tab', { name: /المتوقفة/ }).click()
  await expect(page).toHaveURL(/\/admin\/ads\?tab=paused$/)
  await expect(page.locator('#main dl').first().locator('> div').nth(1)).toHaveText(/3$/)
  const paused = page.getByRole('list', { name: 'الإعلانات المتوقفة' }).getByRole('heading')
  await expect(paused).toHaveText(['معرض الكتاب', 'مقعد بجوار النافذة', 'عدّة الحديقة الصغيرة'])

  await page.getByRole('button', { name: 'حذف «معرض الكتاب»' }).click()
  const question = page.getByRole('alertdialog', { name: 'هل تريد حذف هذا الإعلان نهائياً؟' })
  await question.getByRole('button', { name: 'إلغاء' }).click()
  await expect(question).toBeHidden()

  const logged = page.waitForEvent('console', (line) => line.text().startsWith('[ads] saved'))
  await save.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(SAVED)
  const ads: { id: string; priority: number; updatedAt: string }[] = await (await logged)
    .args()[1]
    ?.jsonValue()
  expect(ads.map(({ priority }) => priority)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(ads[0]?.id).toMatch(/^ad_/)
  expect(ads[0]?.updatedAt, '§4: paused after the move').not.toBe(ads[1]?.updatedAt)
  await expect(save).toHaveCount(0)
  await expect(page.getByText('تغييرات غير محفوظة')).toBeHidden()
  expect(consoleLines, 'a save only logs').toHaveLength(1)
  expect(consoleLines[0]).toContain('[ads] saved')
  consoleLines.length = 0

  await page.getByRole('link', { name: 'المستخدمون' }).click()
  await expect(page).toHaveURL(/\/admin\/users/)
  await page.goBack()
  await expect(paused, 'what was saved stays').toHaveCount(3)
  await page.reload()
  await expect(paused, 'also after a reload (D-4)').toHaveCount(3)
})

test('a deep link opens its tab, and Back returns to the tab before (§2)', async ({ page }) => {
  await openHydrated(page, 'admin/ads?tab=campaigns')
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^الحملات/)
  const trips = page.getByRole('region', { name: 'موسم الرحلات' })
  for (const words of ['إعلانان', '$25,500', '578,710', '4,358', 'مقعد بجوار النافذة'])
    await expect(trips).toContainText(words)
  await expect(page.getByRole('tabpanel').getByRole('region')).toHaveCount(5)
  await page.getByRole('tab', { name: 'التحليلات' }).click()
  await expect(page).toHaveURL(/\?tab=analytics$/)
  const shares = (name: string) => page.getByRole('region', { name }).getByRole('listitem')
  await expect(shares('الظهور حسب الصفحة')).toHaveText([
    'الرئيسية 3 إعلانات652,510 مرات ظهور',
    'الأخبار إعلان واحد311,940 ظهورًا',
    'كل الأقسام إعلان واحد205,677 ظهورًا',
    'كل الدول إعلان واحد128,452 ظهورًا',
  ])
  await expect(shares('النقرات حسب نوع المقاس')).toHaveCount(5)
  await expect(shares('النقرات حسب نوع المقاس').nth(2)).toHaveText('شريط إعلانان868 نقرة')
  await page.getByRole('tab', { name: /النشطة/ }).click()
  await expect(page).toHaveURL(/\/admin\/ads$/)
  await page.goBack()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('التحليلات')

  await openHydrated(page, 'admin/ads?tab=nonsense')
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/النشطة/)
})

test('deleting asks the exact question of §8, and leaving with unsaved changes asks too (D-24)', async ({
  page,
}) => {
  await openHydrated(page, 'admin/ads')
  const titles = page.getByRole('list', { name: 'الإعلانات النشطة' }).getByRole('heading')
  await expect(titles).toHaveCount(4)
  await page.getByRole('button', { name: 'حذف «حقيبة السفر الخفيفة»' }).click()
  const question = page.getByRole('alertdialog', { name: 'هل تريد حذف هذا الإعلان نهائياً؟' })
  await expect(question.getByRole('button', { name: 'إلغاء' })).toBeFocused()
  await question.getByRole('button', { name: 'إلغاء' }).click()
  await expect(titles).toHaveCount(4)
  await page.getByRole('button', { name: 'حذف «حقيبة السفر الخفيفة»' }).click()
  await question.getByRole('button', { name: 'حذف' }).click()
  await expect(question).toBeHidden()
  await expect(titles).toHaveCount(3)
  await page.getByRole('tab', { name: 'التحليلات' }).click()
  await expect(question, 'a change of tab is not a change of page').toBeHidden()
  await page.getByRole('tab', { name: /النشطة/ }).click()

  await page.getByRole('link', { name: 'الفئات' }).click()
  const leave = page.getByRole('alertdialog', { name: 'هل تريد المغادرة دون حفظ التغييرات؟' })
  await leave.getByRole('button', { name: 'إلغاء' }).click()
  await expect(leave).toBeHidden()
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(titles).toHaveCount(4)

  await page.getByRole('link', { name: 'الفئات' }).click()
  await expect(page, 'after the undo nothing is unsaved').toHaveURL(/\/admin\/categories/)
})

test('paused ads leave their list and return to it; the last one leaves a note with the focus (§4, D-25)', async ({
  page,
}) => {
  await openHydrated(page, 'admin/ads')
  const active = page.getByRole('list', { name: 'الإعلانات النشطة' })
  const titles = active.getByRole('heading', { level: 2 })
  await page.getByRole('button', { name: 'إيقاف «دورات اللغة المسائية» مؤقتًا' }).click()
  await expect(page.locator('#main dl').first().locator('> div').nth(1)).toHaveText(/3$/)
  await page.getByRole('button', { name: 'تغيير موضع «تطبيق ميزانية البيت»' }).click()
  await page.getByRole('menuitem', { name: 'إلى أول القائمة' }).click()
  await expect(titles, 'in a filtered tab').toHaveText([
    'تطبيق ميزانية البيت',
    'حقيبة السفر الخفيفة',
    'نادي القراءة الشهري',
  ])
  await expect(active.locator('> li').last(), 'in its tab').toContainText(/^3/)

  const row = active.locator('> li').first()
  await row.getByRole('button', { name: /^تعديل/ }).click()
  await row.getByLabel('الرابط', { exact: true }).fill('javascript:alert(1)')
  await expect(row.getByRole('link'), 'D-26').toHaveCount(0)
  await expect(row.locator('form time')).toBeVisible()
  await row.getByRole('button', { name: /^تعديل/ }).click()
  await expect(row.locator('form')).toHaveCount(0)
  await expect(row.getByRole('link'), 'D-25: it was applied').toHaveCount(0)

  await page.getByRole('tab', { name: /المتوقفة/ }).click()
  const resume = page.getByRole('button', { name: /^تشغيل/ })
  for (const left of [2, 1, 0]) {
    await resume.first().click()
    await expect(resume).toHaveCount(left)
  }
  await expect(page.getByRole('heading', { name: 'لا توجد إعلانات متوقفة' })).toBeFocused()
  await page.getByRole('tab', { name: /النشطة/ }).click()
  await expect(titles).toHaveCount(6)
  await expect(page.getByText('تغييرات غير محفوظة'), 'updatedAt has changed').toBeVisible()
})

test('the second of two taps in one place presses nothing that has come there', {
  tag: '@core',
}, async ({ page }) => {
  await openHydrated(page, 'admin/ads')
  await page.evaluate(() => {
    const [, first, second] = document.querySelectorAll('[role=tab]')
    // As of a double tap in Safari: both have the detail 1.
    for (const tab of [first, second])
      tab?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  })
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^المتوقفة/)
})
