import { expect, test } from './page'

const TITLES = /^(كيف تُبنى|زلزال في كوب|قرية تضبط|راديو من عام|أصغر مطبعة|سماء بلا ضوء)/

test('an editor reorders by keyboard alone and saves (§4, decision 24)', async ({
  page,
  consoleLines,
}) => {
  await page.goto('admin/youtube')
  const titles = page.getByRole('list', { name: 'الفيديوهات الرائجة' }).getByRole('heading')
  await expect(titles).toHaveCount(6)
  await expect(titles.first()).toHaveText(/^كيف تُبنى/)
  await expect(page.getByRole('button', { name: 'حفظ التغييرات' })).toHaveCount(0)

  await page.getByRole('button', { name: /^نقل «كيف تُبنى/ }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/^رُفع «كيف تُبنى.*» من الموضع 1 من 6/)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(/» في الموضع 2 من 6/)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(titles.first()).toHaveText(/^زلزال في كوب/)
  await expect(titles.nth(1)).toHaveText(/^كيف تُبنى/)
  await expect(titles).toHaveText(Array.from({ length: 6 }, () => TITLES))
  await expect(page.getByText('تغييرات غير محفوظة')).toBeVisible()

  await page.getByRole('button', { name: 'حفظ التغييرات' }).press('Enter')
  await expect(page.getByRole('alert')).toHaveText('تم حفظ التغييرات بنجاح')
  await expect(page.getByText('تغييرات غير محفوظة')).toBeHidden()
  expect(consoleLines, 'a save only logs').toHaveLength(1)
  expect(consoleLines[0]).toContain('[curation] saved')
  consoleLines.length = 0

  await page.getByRole('link', { name: 'التصنيفات' }).click()
  await expect(page).toHaveURL(/\/admin\/categories/)
  await page.goBack()
  await expect(titles.first(), 'what was saved stays until the reload').toHaveText(/^زلزال في كوب/)
  await page.reload()
  await expect(titles.first(), 'and is local only (decision 4)').toHaveText(/^كيف تُبنى/)
})

test('leaving with pending changes asks once, by link and by Back; tabs keep everything (decision 24)', async ({
  page,
}) => {
  await page.goto('admin')
  await page.getByRole('link', { name: 'المنشورات', exact: true }).click()
  await page.getByRole('switch').first().click()
  await page.getByRole('tab', { name: /الحسابات/ }).click()
  await expect(page).toHaveURL(/\?tab=profiles$/)
  await page.getByRole('button', { name: 'إضافة حساب' }).click()
  await expect(page.getByLabel('اسم الحساب')).toBeFocused()
  await page.keyboard.type('حساب الحي')
  await page.getByRole('tab', { name: /المنشورات/ }).click()
  await expect(page.getByRole('switch').first()).not.toBeChecked()

  const question = page.getByRole('alertdialog', { name: 'هل تريد المغادرة دون حفظ التغييرات؟' })
  await page.getByRole('link', { name: 'المستخدمون' }).click()
  await question.getByRole('button', { name: 'إلغاء' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/twitter/)
  await page.getByRole('tab', { name: /الحسابات/ }).click()
  await expect(page.getByRole('heading', { name: 'حساب الحي' })).toBeVisible()

  await page.getByRole('link', { name: 'المستخدمون' }).click()
  await question.getByRole('button', { name: 'مغادرة' }).click()
  await expect(page).toHaveURL(/\/admin\/users/)
  await expect(question, 'one guard over both tabs').toBeHidden()
})
