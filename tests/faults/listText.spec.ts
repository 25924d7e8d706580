import { seed } from '@mocks/backend/data/seed'
import { PRODUCTION } from '../sites'
import { serveBackend } from './backend'
import { expect, test } from './cells'
import { cutTexts, expectHarmless, texts } from './harmless'

test.use({ baseURL: PRODUCTION, viewport: { width: 360, height: 780 } })

const written = Object.entries(texts).filter(([, text]) => text.trim() !== '')

/** Removes spaces and invisible characters, which a reader does not see. */
const asRead = (text: string) => text.replace(/[\s\p{Cf}]+/gu, '')

test('text × every text of a message: shown as text, and in full in the opened message', async ({
  page,
  cell,
}) => {
  const backend = await serveBackend(page)
  const [first] = seed()
  if (!first) throw new Error('The seed holds no message')
  for (const [name, text] of Object.entries(texts)) {
    const said = { name: text, email: text, subject: text, category: text, message: text }
    backend.database.replace([{ ...first, ...said, adminNotes: text }])
    await page.goto('admin/contact-messages')
    await cell(`${name}: in the list`, async () => {
      await expect(page.getByRole('row')).toHaveCount(2)
      await expectHarmless(page)
    })
    await cell(`${name}: opened`, async () => {
      await page.getByRole('button', { name: /^عرض رسالة/ }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await expectHarmless(page)
      const parts = (await dialog.locator('h2, dd, p').allTextContents()).map(asRead)
      expect(parts.filter((part) => part === asRead(text))).toHaveLength(5)
      expect(await cutTexts(page, '[role=dialog]')).toEqual([])
      await expect(page.getByLabel('ملاحظات الإدارة')).toHaveValue(text)
    })
  }
})

test('text × a user’s name: shown as text, and in full, because rows do not open', async ({
  page,
  cell,
}) => {
  await serveBackend(page)
  page.on('dialog', (leaving) => leaving.accept())
  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 780 })
    for (const [name, text] of written) {
      await page.goto('admin/users')
      // Without the user of the cell before, who has the same address.
      await page.evaluate(() => localStorage.clear())
      await page.goto('admin/users')
      await cell(`${width} px, ${name}`, async () => {
        await page.getByRole('button', { name: 'إضافة مستخدم' }).click()
        const dialog = page.getByRole('dialog')
        const field = (label: RegExp) => dialog.getByRole('textbox', { name: label })
        await field(/^الاسم/).fill(text)
        await field(/^البريد/).fill(`${'long'.repeat(15)}@bareed.example`)
        await field(/^كلمة المرور/).fill('orbit-2026')
        await field(/^تأكيد/).fill('orbit-2026')
        await dialog.getByRole('button', { name: 'إضافة المستخدم' }).click()
        await expect(dialog).toBeHidden()
        await expect(page.getByRole('row').filter({ hasText: 'longlong' })).toHaveCount(1)
        await expectHarmless(page)
        expect(await cutTexts(page, 'main')).toEqual([])
      })
    }
  }
})

/** The lists whose rows open for editing: the path, and the label of the field with the row's name. */
const named = {
  'admin/categories': 'الاسم بالعربية',
  'admin/ads': 'اسم الإعلان',
}

for (const [path, label] of Object.entries(named)) {
  test(`text × the names of ${path}: shown as text, and in full where they are edited`, async ({
    page,
    cell,
  }) => {
    await serveBackend(page)
    page.on('dialog', (leaving) => leaving.accept())
    const field = page.getByRole('textbox', { name: new RegExp(`^${label}`) }).first()
    const open = async () => {
      await page
        .getByRole('button', { name: /^تعديل / })
        .first()
        .click()
      await expect(field).toBeVisible()
    }
    for (const [name, text] of written) {
      await page.goto(path)
      await cell(name, async () => {
        await open()
        await field.fill(text)
        await page
          .getByRole('button', { name: /^(حفظ التعديلات|إنهاء التعديل)/ })
          .first()
          .click()
        await expect(field).toBeHidden()
        await expectHarmless(page)
        expect(asRead((await page.locator('main').textContent()) ?? '')).toContain(asRead(text))
        await open()
        await expect(field).toHaveValue(text.trim())
      })
    }
  })
}
