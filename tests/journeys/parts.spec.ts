import type { Page } from 'playwright/test'
import { sampleUsers } from '@/content/admin/users'
import { expect, openHydrated, openReady, test } from './page'

/** What a part of one screen does, which no walk through the site needs. */

test('the menus of the header: their entries in order, and keys that follow the columns of the countries (§2, §4)', {
  tag: '@core',
}, async ({ page }) => {
  const entries = page.getByRole('menuitem')
  const country = (name: string) => page.getByRole('menuitem', { name, exact: true })
  const open = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).press('Enter')
  await openHydrated(page, 'sports')
  await open('المزيد')
  await expect(entries).toHaveText(['دين', 'علوم', 'صحة', 'ثقافة'])
  await page.keyboard.press('Escape')
  await open(/^حساب/)
  await expect(entries).toHaveText(['الملف الشخصي', 'لوحتي', 'الإعدادات', 'تسجيل الخروج'])
  await page.keyboard.press('Escape')
  await open('الدول')
  await expect(entries).toHaveCount(22 + 1)
  await expect(country('السعودية')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  await expect(country('قطر')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'الدول', exact: true })).toBeFocused()
})

test('the search overlay: its keys, results with arrows, closing clears it, an empty query does nothing (§2, §4, §5, §9)', {
  tag: '@core',
}, async ({ page }) => {
  const box = page.getByRole('searchbox', { name: 'بحث' })
  const button = page.getByRole('banner').getByRole('button', { name: 'بحث' })
  await openHydrated(page, 'sports')
  await page.keyboard.press('/')
  await expect(box).toBeFocused()
  await expect(box).toHaveAccessibleDescription('اضغط Enter للبحث في جميع الأقسام')
  await page.keyboard.press('/')
  await expect(box, 'an ordinary character in the field').toHaveValue('/')
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await page.keyboard.press('Control+Shift+k')
  await expect(box, 'that key is the browser’s').toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(box, 'closing clears it').toHaveValue('')
  await box.fill('   ')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/sports$/)

  await box.fill('مكتبه')
  const results = page.getByRole('list', { name: 'نتائج' }).getByRole('link')
  await expect(results).toHaveCount(6)
  await expect(results.first().locator('mark')).toHaveText('مكتبة')
  await box.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(results.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(box).toBeFocused()

  await page.getByRole('button', { name: 'إغلاق البحث' }).click()
  await button.click()
  await expect(box).toHaveValue('')
  await box.fill('معرض الكتاب  ')
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('نتائج البحث عن «معرض الكتاب»')
  const field = page.getByRole('main').getByRole('searchbox')
  await field.press('/')
  await expect(field, 'nor is it a key of the page in another field').toHaveValue(/\//)
})

test('the contents of a legal page: the section has the focus, also by the same link again; on phones they close (§2)', {
  tag: '@core',
}, async ({ page }) => {
  const contents = page.getByRole('navigation', { name: 'محتويات الصفحة' })
  const isRead = async (name: string) => {
    const heading = page.getByRole('heading', { level: 2, name })
    await expect(heading).toBeFocused()
    await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBe(80)
  }
  const sharing = contents.getByRole('link', { name: 'مشاركة البيانات' })
  await openHydrated(page, 'privacy-policy')
  await sharing.click()
  await isRead('مشاركة البيانات')
  await expect(contents.locator('[aria-current=location]')).toHaveText('مشاركة البيانات')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await sharing.click()
  await isRead('مشاركة البيانات')

  await page.setViewportSize({ width: 360, height: 780 })
  await contents.getByRole('button').click()
  await contents.getByRole('link', { name: 'أمن البيانات' }).click()
  await isRead('أمن البيانات')
  await expect(contents.getByRole('link')).toHaveCount(0)
})

/** A picture of this size, as a canvas encodes it. */
async function picture(
  page: Page,
  type: 'image/png' | 'image/jpeg',
  width: number,
  height: number,
) {
  const url = await page.evaluate(
    ([kind, w, h]) =>
      Object.assign(document.createElement('canvas'), { width: w, height: h }).toDataURL(kind),
    [type, width, height] as const,
  )
  return { name: 'me', mimeType: type, buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}

test('a chosen picture is cut to a square of at most 256 px; the header shows what is saved; a broken one is refused (§3, §5)', {
  tag: '@core',
}, async ({ page, consoleLines }) => {
  await openHydrated(page, 'settings')
  const file = page.locator('input[type=file]')
  const frame = page.getByRole('group', { name: 'الصورة الشخصية' })
  const sizeOf = () =>
    frame
      .locator('img')
      .evaluate((img: HTMLImageElement) => [
        img.naturalWidth,
        img.naturalHeight,
        img.src.slice(0, 15),
      ])
  const png = await picture(page, 'image/png', 640, 360)
  await file.setInputFiles({ ...png, buffer: png.buffer.subarray(0, 40) })
  await expect(frame.getByText(/^تعذّرت قراءة الصورة/)).toBeVisible()
  await file.setInputFiles(png)
  await expect.poll(sizeOf).toEqual([256, 256, 'data:image/png;'])
  await file.setInputFiles(await picture(page, 'image/jpeg', 120, 80))
  await expect.poll(sizeOf).toEqual([80, 80, 'data:image/jpeg'])
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
  const account = page.getByRole('button', { name: 'حساب نورة الصالح، قائمة' })
  await expect(account.locator('img')).toHaveAttribute('src', /^data:image\/jpeg/)
  await expect(page.getByText('تغييرات غير محفوظة')).toBeHidden()
  consoleLines.length = 0
})

test('a day that is half typed stays in its field, and is refused beside it', {
  tag: '@core',
}, async ({ page }) => {
  await openHydrated(page, 'admin/contact-messages?from=2026-11-01')
  const from = page.getByLabel('من يوم')
  await from.fill('0002-11-05')
  await expect(from).toHaveValue('0002-11-05')
  await expect(from, 'Firefox empties the day when this is written').toHaveAttribute(
    'value',
    '2026-11-01',
  )
  await from.blur()
  await expect(from).toHaveAttribute('aria-invalid', 'true')
  await expect(from).toHaveValue('2026-11-01')
  await expect(page).toHaveURL(/from=2026-11-01/)
  await from.fill('2026-11-05')
  await from.blur()
  await expect(from).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(/from=2026-11-05/)
})

test('the back office lists the keys of a screen; Enter in the palette waits for what the text finds', async ({
  page,
}) => {
  await openReady(page, 'admin/contact-messages')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByRole('term')).toHaveCount(12)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'بحث وأوامر' })
  await field.fill('المستخدمون')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('المستخدمون')
})

test('a dialog over the sheet of a user returns the focus to it', async ({ page }) => {
  const [user] = sampleUsers
  await openReady(page, `admin/users?user=${user?.id}`)
  const edit = page.getByRole('dialog').getByRole('button', { name: 'تعديل' })
  await edit.click()
  const form = page.getByRole('dialog', { name: /^تعديل/ })
  await form.getByRole('button', { name: 'إلغاء' }).click()
  await expect(form).toBeHidden()
  await expect(edit).toBeFocused()
})

test('the tabs of the settings are one tab stop (§2, §4)', async ({ page }) => {
  const tab = (name: string) => page.getByRole('tab', { name })
  const isOpen = async (name: string) => {
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    await expect(tab(name)).toBeFocused()
  }
  await openHydrated(page, 'settings')
  await tab('الملف الشخصي').press('ArrowUp')
  await isOpen('العرض')
  await page.keyboard.press('Home')
  await isOpen('الملف الشخصي')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'تغيير الصورة' })).toBeFocused()
})

test('an open message is at most 80 % of the window high; the text about a reader has four lines (§9)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await openReady(page, 'admin/contact-messages?message=41')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'كتابة رد' })).toBeVisible()
  expect((await page.getByRole('dialog').boundingBox())?.height).toBeLessThanOrEqual(400)
  await openHydrated(page, 'profile')
  await page.getByRole('button', { name: 'تعديل الملف' }).click()
  await expect(page.getByLabel('نبذة')).toHaveAttribute('rows', '4')
})
