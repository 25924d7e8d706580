import type { Page } from 'playwright/test'
import { PRODUCTION } from '../sites'
import { paths } from './addresses'
import { serveBackend } from './backend'
import { callActions } from './callActions'
import { expect, row, test } from './cells'
import { follow, openForm } from './follow'

test.use({ baseURL: PRODUCTION })

const adminPaths = paths.filter((one) => one.startsWith('/admin'))

const SAVE_BARS = ['news-settings', 'youtube', 'twitter', 'ads', 'settings'].map(
  (name) => `/admin/${name}`,
)

/** Accepts the browser's question before a page with unsaved changes is left, and counts the questions. */
function countQuestions(page: Page) {
  const questions = { asked: 0 }
  page.on('dialog', (leaving) => {
    questions.asked += 1
    return leaving.accept()
  })
  return questions
}

/** Opens an admin screen as a link would. Returns the button that adds to its list. */
async function openAdmin(page: Page, path: string) {
  await page.goto('admin')
  await follow(page, path)
  return page
    .locator('main')
    .getByRole('button', { name: /^إضافة/ })
    .first()
}

row('drafts × the contact form: its text survives a crash')(async ({ page, cell }) => {
  const { prepare, isUnchanged } = callActions.send
  await serveBackend(page)
  await page.goto('contact')
  await prepare(page)
  await cell('crash', async () => {
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
})

row(
  'drafts × every admin screen: leaving with unsaved changes asks first, by link and by reload (D-24)',
)(async ({ page, cell }) => {
  await serveBackend(page)
  const questions = countQuestions(page)
  const guarded: string[] = []
  for (const path of adminPaths) {
    const add = await openAdmin(page, path)
    const main = page.locator('main')
    const field = main.locator('input[type=text]:visible, textarea:visible').first()
    if ((await field.count()) > 0) await field.fill('لم يُحفظ بعد')
    else if ((await add.count()) > 0) await openForm(page, add)
    const unsaved = main.getByText('تغييرات غير محفوظة')
    const confirms = page.getByRole('dialog').getByRole('button', { name: /^إضافة/ })
    if (path === '/admin/ads') await confirms.click()
    if (SAVE_BARS.includes(path)) await expect(unsaved, path).toBeVisible()
    else if ((await unsaved.count()) === 0) continue
    guarded.push(path)
    await cell(`${path}, by a link`, async () => {
      await page.getByRole('link', { name: 'نظرة عامة' }).first().click()
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText('هل تريد المغادرة دون حفظ التغييرات؟')
      await question.getByRole('button', { name: 'إلغاء' }).click()
      await expect(unsaved).toBeVisible()
    })
    await cell(`${path}, by a reload or by closing`, async () => {
      questions.asked = 0
      await page.reload()
      expect(questions.asked).toBe(1)
    })
    const offer = page.getByText(/^لديك تعديلات غير محفوظة في .+ من .+: استعدها أو تجاهلها\.$/)
    await cell(`${path}, offered again after the reload`, async () => {
      await expect(unsaved).toBeHidden()
      await expect(offer).toBeVisible()
      await page.getByRole('button', { name: 'استعدها' }).click()
      await expect(unsaved).toBeVisible()
    })
  }
  expect(guarded).toEqual(expect.arrayContaining(SAVE_BARS))
})

row('drafts × every form in a dialog: Escape and a reload ask first, and the typed text stays')(
  async ({ page, cell }) => {
    await serveBackend(page)
    const questions = countQuestions(page)
    const guarded: string[] = []
    for (const path of adminPaths) {
      const add = await openAdmin(page, path)
      if ((await add.count()) === 0) continue
      await openForm(page, add)
      const field = page.getByRole('dialog').getByRole('textbox').first()
      if ((await field.count()) === 0) continue
      guarded.push(path)
      await cell(`${path}, Escape`, async () => {
        await field.fill('لم يُحفظ بعد')
        await page.keyboard.press('Escape')
        const question = page.getByRole('alertdialog')
        await expect(question).toContainText('هل تريد الإغلاق دون حفظ ما كتبته؟')
        await question.getByRole('button', { name: 'إلغاء' }).click()
        await expect(field).toHaveValue('لم يُحفظ بعد')
      })
      await cell(`${path}, by a reload or by closing`, async () => {
        questions.asked = 0
        await page.reload()
        expect(questions.asked).toBe(1)
      })
    }
    expect(guarded).toEqual(['/admin/categories', '/admin/countries', '/admin/users'])
  },
)

row('drafts × the notes of a message: leaving and a reload lose none')(async ({ page, cell }) => {
  await serveBackend(page)
  await page.goto('admin/contact-messages')
  const view = page.getByRole('button', { name: /^عرض رسالة/ }).first()
  const notes = page.getByLabel('ملاحظات الإدارة')
  await view.click()
  await notes.fill('لم تُحفظ بعد')
  await page.keyboard.press('Escape')
  await cell('by a link', async () => {
    await page.getByRole('link', { name: 'نظرة عامة' }).first().click()
    await page.goBack()
    await expect(page.getByText('مسودة ملاحظات')).toBeVisible()
  })
  await cell('by a reload', async () => {
    await page.reload()
    await view.click()
    await expect(notes).toHaveValue('لم تُحفظ بعد')
  })
})
