import type { Page } from 'playwright/test'
import { PRODUCTION } from '../sites'
import { paths } from './addresses'
import { serveBackend } from './backend'
import { callActions } from './callActions'
import { follow, openForm } from './follow'
import { expect, test } from './page'

test.use({ baseURL: PRODUCTION })

const SAVE_BARS = ['news-settings', 'youtube', 'twitter', 'ads', 'settings'].map(
  (name) => `/admin/${name}`,
)
const WITH_DIALOG = ['/admin/categories', '/admin/countries', '/admin/users']

/** Reloads the page, and accepts the browser's question, which must come once. */
async function reloadWithQuestion(page: Page) {
  let questions = 0
  page.once('dialog', (leaving) => {
    questions += 1
    return leaving.accept()
  })
  await page.reload()
  expect(questions).toBe(1)
}

test('drafts × the contact form: its text survives a crash', async ({ page }) => {
  const { prepare, isUnchanged } = callActions.send
  await page.goto('contact')
  await prepare(page)
  await page.evaluate(() => {
    const real = Array.prototype.map
    Object.assign(window, { mend: () => Object.assign(Array.prototype, { map: real }) })
    Array.prototype.map = function <T, R>(this: T[], make: (one: T, at: number, all: T[]) => R) {
      // Only the options of the enquiry types: the error page must still render.
      if ((this[0] as { value?: string } | undefined)?.value === 'عام')
        throw new Error('a deliberate crash')
      return real.call(this, make as never) as R[]
    } as typeof real
  })
  await page.getByLabel('نوع الاستفسار').selectOption('شكوى')
  await expect(page.getByRole('heading', { name: 'تعذّر عرض هذه الصفحة' })).toBeAttached()
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend())
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await isUnchanged(page)
  await expect(page.getByLabel('نوع الاستفسار')).toHaveValue('شكوى')
})

test('drafts × every admin screen: leaving with unsaved changes asks first, by link and by reload, and offers them again (D-24)', async ({
  page,
}) => {
  await serveBackend(page)
  const main = page.locator('main')
  const unsaved = main.getByText('تغييرات غير محفوظة')
  for (const path of SAVE_BARS)
    await test.step(path, async () => {
      await page.goto(path)
      const add = main.getByRole('button', { name: /^إضافة/ }).first()
      const field = main.locator('input[type=text]:visible, textarea:visible').first()
      if ((await field.count()) > 0) await field.fill('لم يُحفظ بعد')
      else await openForm(page, add)
      if (path === '/admin/ads')
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^إضافة/ })
          .click()
      await expect(unsaved).toBeVisible()
      await page.getByRole('link', { name: 'نظرة عامة' }).first().click()
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText('هل تريد المغادرة دون حفظ التغييرات؟')
      await question.getByRole('button', { name: 'إلغاء' }).click()
      await expect(unsaved).toBeVisible()
      await reloadWithQuestion(page)
      await expect(page.getByText(/^لديك تعديلات غير محفوظة في /)).toBeVisible()
      await expect(unsaved).toBeHidden()
      await page.getByRole('button', { name: 'استعدها' }).click()
      await expect(unsaved).toBeVisible()
      page.once('dialog', (leaving) => leaving.accept())
    })
})

test('drafts × every form in a dialog: Escape and a reload ask first, and the typed text stays', async ({
  page,
}) => {
  await serveBackend(page)
  const guarded: string[] = []
  await page.goto('admin')
  for (const path of paths.filter((one) => one.startsWith('/admin/'))) {
    await follow(page, path)
    await expect(page.locator('main h1')).toHaveText(/\S/)
    const add = page
      .locator('main')
      .getByRole('button', { name: /^إضافة/ })
      .first()
    if (SAVE_BARS.includes(path) || (await add.count()) === 0) continue
    guarded.push(path)
    await openForm(page, add)
    const field = page.getByRole('dialog').getByRole('textbox').first()
    await field.fill('لم يُحفظ بعد')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('هل تريد الإغلاق دون حفظ ما كتبته؟')
    await question.getByRole('button', { name: 'إلغاء' }).click()
    await expect(field).toHaveValue('لم يُحفظ بعد')
    await reloadWithQuestion(page)
  }
  expect(guarded).toEqual(WITH_DIALOG)
})

test('drafts × the notes of a message: leaving and a reload lose none', async ({ page }) => {
  await serveBackend(page)
  await page.goto('admin/contact-messages')
  const view = page.getByRole('button', { name: /^عرض رسالة/ }).first()
  const notes = page.getByLabel('ملاحظات الإدارة')
  await view.click()
  await notes.fill('لم تُحفظ بعد')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'نظرة عامة' }).first().click()
  await page.goBack()
  await expect(page.getByText('مسودة ملاحظات')).toBeVisible()
  await page.reload()
  await view.click()
  await expect(notes).toHaveValue('لم تُحفظ بعد')
})
