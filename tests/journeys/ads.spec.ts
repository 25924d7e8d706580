import type { Page } from 'playwright/test'
import { deskOf, moveLiftedTo, rowsOf } from './desk'
import { expect, openHydrated, test } from './page'

const ACTIVE = 'الإعلانات النشطة'

/** How many are active, paused and so on: the four tiles. */
const tiles = (page: Page) => page.locator('#main dl').first().locator('> div')

test('an ad is created, edited, paused, moved first by keyboard and saved; a reload changes nothing (§4)', {
  tag: '@core',
}, async ({ page, consoleLines }) => {
  await openHydrated(page, 'admin/ads')
  const { saveButton, unsaved, told } = deskOf(page)
  const card = rowsOf(page, ACTIVE)
  const titles = card.getByRole('heading', { level: 2 })
  await expect(titles, '§2: in the order of their priority').toHaveText([
    'حقيبة السفر الخفيفة',
    'دورات اللغة المسائية',
    'تطبيق ميزانية البيت',
    'نادي القراءة الشهري',
  ])
  await expect(tiles(page)).toHaveText([
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
  const first = card.first()
  await expect(first.getByRole('link')).toHaveAttribute('href', 'https://travel.example/light-bag')
  for (const words of ['الرئيسية، أعلى الصفحة', '728×90', '482,310', '3,857', 'موسم الرحلات'])
    await expect(first).toContainText(words)
  await expect(first, '§9: in words too').toContainText('0.80% جيدة، 0.5% أو أكثر')
  await expect(card.nth(2)).toContainText('0.30% ضعيفة، دون 0.5%')

  await page.getByRole('button', { name: 'إضافة إعلان جديد' }).click()
  const dialog = page.getByRole('dialog', { name: 'إضافة إعلان جديد' })
  await dialog.getByLabel('الصفحة').selectOption('egypt')
  await dialog.getByLabel('نوع الإعلان').selectOption('skyscraper')
  await dialog.getByRole('button', { name: 'إضافة الإعلان' }).click()
  await expect(titles).toHaveCount(5)
  await expect(titles.last()).toHaveText('إعلان جديد')
  await expect(page.getByText('الرئيسية، أعلى المحتوى'), 'the choice is not used').toBeVisible()
  await expect(unsaved).toBeVisible()

  const name = page.getByLabel('اسم الإعلان')
  await expect(name, 'it opens in edit mode').toBeFocused()
  await expect(name, 'in sight, also after the dialog has left the history').toBeInViewport()
  await page.keyboard.type('معرض الكتاب')
  const row = card.last()
  await page.getByLabel('الصفحة', { exact: true }).selectOption('egypt')
  await page.getByLabel('الموضع').selectOption('between-categories')
  await expect(row, '§9: the positions of this page').toContainText('مصر، بين الفئات')
  await page.getByLabel('الصفحة', { exact: true }).selectOption('culture')
  const end = page.getByLabel('تاريخ النهاية')
  await end.fill('2020-01-01')
  await expect(end).toHaveAccessibleDescription('تاريخ النهاية قبل البداية.')
  await expect(end, 'a warning, not an error').not.toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Enter')
  await expect(name).toBeHidden()
  await expect(page.getByText('ثقافة، رأس القسم')).toBeVisible()

  await page.getByRole('button', { name: 'نقل «معرض الكتاب»' }).press('Space')
  await moveLiftedTo(page, 5, 1)
  await page.keyboard.press('Space')
  await expect(titles.first()).toHaveText('معرض الكتاب')

  await page.getByRole('button', { name: 'إيقاف «معرض الكتاب» مؤقتًا' }).press('Enter')
  await expect(titles).toHaveCount(4)
  await page.getByRole('tab', { name: /المتوقفة/ }).click()
  await expect(page).toHaveURL(/\/admin\/ads\?tab=paused$/)
  await expect(tiles(page).nth(1)).toHaveText(/3$/)
  const paused = page.getByRole('list', { name: 'الإعلانات المتوقفة' }).getByRole('heading')
  await expect(paused).toHaveText(['معرض الكتاب', 'مقعد بجوار النافذة', 'عدّة الحديقة الصغيرة'])

  await page.getByRole('button', { name: 'حذف «معرض الكتاب»' }).click()
  const question = page.getByRole('alertdialog', { name: 'هل تريد حذف هذا الإعلان نهائياً؟' })
  await question.getByRole('button', { name: 'إلغاء' }).click()
  await expect(question).toBeHidden()

  const logged = page.waitForEvent('console', (line) => line.text().startsWith('[ads] saved'))
  await saveButton.press('Enter')
  await expect(told).toHaveText('تم حفظ التغييرات بنجاح وسيتم تطبيقها على الموقع المباشر')
  const ads: { id: string; priority: number; updatedAt: string }[] = await (await logged)
    .args()[1]
    ?.jsonValue()
  expect(ads.map(({ priority }) => priority)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(ads[0]?.id).toMatch(/^ad_/)
  expect(ads[0]?.updatedAt, '§4: paused after the move').not.toBe(ads[1]?.updatedAt)
  await expect(unsaved).toBeHidden()
  expect(consoleLines.splice(0), 'a save only logs').toEqual([
    expect.stringContaining('[ads] saved'),
  ])

  await page.reload()
  await expect(paused, 'what was saved stays (D-4)').toHaveCount(3)

  await page.evaluate(() => {
    const [, first, second] = document.querySelectorAll('[role=tab]')
    // As of a double tap in Safari: both have the detail 1.
    for (const tab of [first, second]) {
      tab?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
      tab?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    }
  })
  await expect(
    page.getByRole('tab', { selected: true }),
    'the second of two taps in one place presses nothing that has come there',
  ).toHaveText(/^المتوقفة/)
})

test('paused ads leave their list and return to it; the last one leaves a note with the focus (§4, D-25)', async ({
  page,
}) => {
  await openHydrated(page, 'admin/ads')
  const active = rowsOf(page, ACTIVE)
  const titles = active.getByRole('heading', { level: 2 })
  await page.getByRole('button', { name: 'إيقاف «دورات اللغة المسائية» مؤقتًا' }).click()
  await expect(
    page.getByRole('button', { name: 'إيقاف «تطبيق ميزانية البيت» مؤقتًا' }),
    'the focus moves to the next one',
  ).toBeFocused()
  await page.getByRole('button', { name: 'تغيير موضع «تطبيق ميزانية البيت»' }).click()
  await page.getByRole('menuitem', { name: 'إلى أول القائمة' }).click()
  await expect(titles, 'in a filtered tab').toHaveText([
    'تطبيق ميزانية البيت',
    'حقيبة السفر الخفيفة',
    'نادي القراءة الشهري',
  ])
  await expect(active.last(), 'in its tab').toContainText(/^3/)
  await page.getByRole('tab', { name: /المتوقفة/ }).click()
  const resume = page.getByRole('button', { name: /^تشغيل/ })
  for (const left of [2, 1, 0]) {
    await resume.first().click()
    await expect(resume).toHaveCount(left)
  }
  await expect(page.getByRole('heading', { name: 'لا توجد إعلانات متوقفة' })).toBeFocused()
  await page.getByRole('tab', { name: /النشطة/ }).click()
  await expect(titles).toHaveCount(6)
  await expect(deskOf(page).unsaved, 'updatedAt has changed').toBeVisible()
})
