import type { Page } from 'playwright/test'
import { expect, openHydrated, test, watchWrites } from './page'

const nameField = (page: Page) => page.getByLabel('الاسم')
const editButton = (page: Page) => page.getByRole('button', { name: 'تعديل الملف' })
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

const PICTURE = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
}

async function openEditing(page: Page) {
  await openHydrated(page, 'profile')
  await editButton(page).click()
  await expect(nameField(page), 'the first field has the focus').toBeFocused()
}

test('cancelling the edit of a profile restores everything; leaving asks only when the draft is dirty (§4, D-24)', {
  tag: '@core',
}, async ({ page }) => {
  await openEditing(page)
  const file = page.locator('input[type=file]')
  const portrait = page.getByRole('group', { name: 'الصورة الشخصية' })
  const business = page.getByRole('checkbox', { name: 'أعمال' })
  await page.getByLabel('المكان').fill('مكان لم يُحفظ')
  await file.setInputFiles({ ...PICTURE, buffer: Buffer.from('x') })
  await expect(portrait.getByText(/ليس صورة JPG ولا PNG/)).toBeVisible()
  await file.setInputFiles(PICTURE)
  await expect(portrait.locator('img')).toBeVisible()
  await portrait.getByRole('button', { name: 'إزالة الصورة' }).click()
  await expect(portrait.locator('img')).toHaveCount(0)
  await expect(portrait.getByRole('button', { name: 'تغيير الصورة' })).toBeFocused()
  await page.getByRole('group', { name: 'الاهتمامات' }).getByText('أعمال').click()
  await expect(business).toBeChecked()
  await page.getByRole('button', { name: 'إلغاء' }).click()
  await expect(editButton(page), 'the focus is back on the edit button').toBeFocused()
  await expect(page.getByText('الرياض، السعودية')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await editButton(page).click()
  await expect(page.getByLabel('المكان')).toHaveValue('الرياض، السعودية')
  await expect(business).not.toBeChecked()

  const question = page.getByRole('alertdialog', { name: 'هل تريد المغادرة دون حفظ التغييرات؟' })
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'اتصل بنا' })
  await nameField(page).fill('اسم لم يُحفظ')
  await contact.click()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(nameField(page), 'nothing typed is lost').toHaveValue('اسم لم يُحفظ')
  await nameField(page).fill('نورة الصالح')
  await contact.click()
  await expect(h1(page)).toHaveText('اتصل بنا')
  await expect(question).toBeHidden()
})

test('a profile is edited and saved by keyboard; it stays in this browser, and no call is made (§4, §7, D-4)', async ({
  page,
  consoleLines,
}) => {
  const writes = watchWrites(page)
  await openEditing(page)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('ليان الحسيني')
  await page.getByLabel('المكان').fill('عمّان، الأردن')
  await page.getByLabel('نبذة').fill('سطر أول\nسطر ثانٍ')
  await page.locator('input[type=file]').setInputFiles(PICTURE)
  await expect(page.locator('main form img')).toHaveAttribute('src', /^data:image\/png/)
  await page.getByRole('checkbox', { name: 'علوم' }).press('Space')
  const email = page.getByLabel('البريد الإلكتروني')
  await email.fill('noura@')
  await nameField(page).press('Enter')
  await expect(page.getByRole('alert')).toHaveText('يرجى إدخال بريد إلكتروني صحيح')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('يرجى إدخال بريد إلكتروني صحيح')
  await email.fill('layan@bareed.example')
  await nameField(page).press('Enter')

  await expect(page.getByRole('alert')).toContainText('حُفظ ملفك')
  await expect(editButton(page)).toBeFocused()
  await expect(page.locator('main section img').first()).toHaveAttribute('src', /^data:image\/png/)
  expect(await page.getByText(/^سطر أول/).textContent()).toBe('سطر أول\nسطر ثانٍ')
  expect(writes, 'no call is made').toEqual([])
  expect(consoleLines.splice(0)).toEqual([expect.stringMatching(/^info: \[profile\] saved/)])

  await openHydrated(page, 'profile')
  await expect(h1(page)).toHaveText('ليان الحسيني')
  await expect(page.getByText('عمّان، الأردن')).toBeVisible()
  await expect(page.getByRole('button', { name: 'حساب ليان الحسيني، قائمة' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'الاهتمامات' })).toContainText('علوم')
  const other = await page.context().newPage()
  await openHydrated(other, 'settings')
  await expect(nameField(other)).toHaveValue('ليان الحسيني')
})

test('saved articles: the button shows all in place; one is removed, undo brings another back, and a reload keeps both (§9, D-4)', {
  tag: '@core',
}, async ({ page }) => {
  const saved = page.getByRole('region', { name: 'مقالات محفوظة' })
  const titles = saved.getByRole('heading', { level: 3 })
  const first = titles.first()
  await openHydrated(page, 'profile')
  await expect(titles).toHaveCount(3)
  await saved.getByRole('button', { name: 'عرض كل المحفوظات' }).click()
  await expect(titles).toHaveCount(28)
  await expect(titles.nth(3)).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'الإعدادات' }).click()
  await expect(page).toHaveURL(/settings$/)
  await page.goBack()
  await expect(titles, 'open after Back').toHaveCount(28)
  const button = saved.getByRole('button', { name: /^عرض (أقل|كل المحفوظات)$/ })
  await button.scrollIntoViewIfNeeded()
  const place = async () => Math.round((await button.boundingBox())?.y ?? Number.NaN)
  const before = await place()
  await button.click()
  await expect(titles).toHaveCount(3)
  await expect(button).toBeFocused()
  expect(await place(), 'the button is where it was').toBe(before)
  const title = await first.innerText()
  await saved.getByRole('button', { name: `إزالة «${title}» من المحفوظات` }).click()
  await expect(first).not.toHaveText(title)
  await expect(
    saved.getByRole('button', { name: /^إزالة «/ }).first(),
    'the next one',
  ).toBeFocused()
  const second = await first.innerText()
  await saved.getByRole('button', { name: `إزالة «${second}» من المحفوظات` }).click()
  await expect(first, 'the toast is that of the second').not.toHaveText(second)
  await page.getByRole('alert').getByRole('button', { name: 'تراجع' }).click()
  await expect(first).toHaveText(second)
  await openHydrated(page, 'profile')
  await expect(first).toHaveText(second)
  await expect(saved.getByText('أحدث 3 من 27'), 'one is removed').toBeVisible()
})
