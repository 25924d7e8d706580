import { seed } from '@mocks/backend/data/seed'
import type { Page } from 'playwright/test'
import { PRODUCTION } from '../sites'
import { paths } from './addresses'
import { serveBackend } from './backend'
import { openForm } from './follow'
import { expect, test } from './page'

test.use({ baseURL: PRODUCTION, viewport: { width: 360, height: 780 } })

/** What people, programs and attackers enter into fields. */
const texts = {
  long: 'ب'.repeat(10_000),
  markup: `<script>window.hacked=1</script><img src=x onerror="window.hacked=1"><svg onload=window.hacked=1> javascript:window.hacked=1`,
  signs: `قال \u202eمقلوب\u202c \u2067داخل\u200b\u200d\u2069 \ufeff\u200fو ه${'\u0651\u064e\u0650'.repeat(20)} ﻻ 👩🏽‍🚀👨‍👩‍👧‍👦🇵🇸🏳️‍🌈 (John O’Neil) v2.0!`,
}

/** Removes spaces and invisible characters, which a reader does not see. */
const asRead = (text: string) => text.replace(/[\s\p{Cf}]+/gu, '')

/** Checks that texts are only text: none became markup, nothing is wider than its box. */
async function expectHarmless(page: Page) {
  const found = await page.evaluate(() => ({
    isHacked: 'hacked' in window,
    // The content policy stops scripts from running, but these show that a text became markup.
    elements: document.querySelectorAll('body :is([onerror], [onload], a[href^="javascript:"])')
      .length,
    sideways: [document.documentElement, ...document.querySelectorAll('.MuiDialog-paper, main')]
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => `${box.tagName} ${box.scrollWidth} > ${box.clientWidth}`),
  }))
  expect(found).toEqual({ isHacked: false, elements: 0, sideways: [] })
}

/** The texts that are cut, with or without an ellipsis, inside this element. */
const cutTexts = (page: Page, selector: string) =>
  page.locator(selector).evaluate((box) =>
    [...box.querySelectorAll('*')]
      .filter((element) => {
        const { overflow, textOverflow, whiteSpace, webkitLineClamp } = getComputedStyle(element)
        const isLine = textOverflow === 'ellipsis' || whiteSpace === 'nowrap'
        // What only screen readers find is a pixel wide.
        const isCut = isLine && overflow === 'hidden' && element.clientWidth > 1
        return (
          (isCut && element.scrollWidth > element.clientWidth + 1) ||
          (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 2)
        )
      })
      .map((element) => element.textContent?.slice(0, 60)),
  )

const FIELDS =
  'input:not([type=checkbox],[type=radio],[type=date],[type=number],[type=file],[type=color],[type=range]):enabled:visible, textarea:enabled:visible'

/** Enters each text into each field of the open dialog, or of the page if there is none. */
async function tryFields(page: Page, where: string) {
  const dialog = page.locator('[role=dialog]')
  const fields = ((await dialog.count()) > 0 ? dialog : page.locator('main')).locator(FIELDS)
  const count = await fields.count()
  for (const [name, text] of count > 0 ? Object.entries(texts) : [])
    await test.step(`${where} × ${name}`, async () => {
      for (let index = 0; index < count; index += 1) {
        await fields.nth(index).fill(text)
        // As typed, except for what the field forbids: too many letters, spaces around an e-mail address.
        const value = (await fields.nth(index).inputValue()).trim().toLowerCase()
        expect(value !== '' && text.toLowerCase().includes(value), `field ${index + 1}`).toBe(true)
      }
      await expectHarmless(page)
    })
}

for (const area of ['site', 'admin'])
  test(`text × every field of every form, ${area}: kept as typed, shown as text, no sideways scroll`, async ({
    page,
  }) => {
    await serveBackend(page)
    page.on('dialog', (dialog) => dialog.accept())
    for (const path of paths.filter((one) => one.startsWith('/admin') === (area === 'admin'))) {
      await page.goto(path.slice(1))
      await tryFields(page, path)
      for (const kind of ['إضافة', 'تعديل']) {
        const opener = page.locator('main').getByRole('button', { name: new RegExp(`^${kind}`) })
        await page.goto(path.slice(1))
        if ((await opener.count()) === 0) continue
        await openForm(page, opener.first())
        await tryFields(page, `${path}, «${kind}»`)
      }
    }
  })

for (const [name, text] of Object.entries(texts)) {
  test(`text × every text of a message, ${name}: shown as text, and in full in the opened message`, async ({
    page,
  }) => {
    const backend = await serveBackend(page)
    const [first] = seed()
    if (!first) throw new Error('The seed holds no message')
    const said = { name: text, email: text, subject: text, category: text, message: text }
    backend.messages.save([{ ...first, ...said, adminNotes: text }])
    await page.goto('admin/contact-messages')
    await expect(page.getByRole('row')).toHaveCount(2)
    await expectHarmless(page)
    await page.getByRole('button', { name: /^عرض رسالة/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expectHarmless(page)
    const parts = async () => (await dialog.locator('h2, dd, p').allTextContents()).map(asRead)
    const whole = async () => (await parts()).filter((part) => part === asRead(text)).length
    await expect.poll(whole, 'name, address, subject, category and message').toBe(5)
    expect(await cutTexts(page, '[role=dialog]')).toEqual([])
    await expect(page.getByLabel('ملاحظات الإدارة')).toHaveValue(text)
  })

  test(`text × a user’s name, ${name}: shown as text, and in full, because rows do not open`, async ({
    page,
  }) => {
    await page.goto('admin/users')
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
    // As cards and as a table.
    for (const width of [360, 1024]) {
      await page.setViewportSize({ width, height: 780 })
      await expectHarmless(page)
      expect(await cutTexts(page, 'main')).toEqual([])
    }
  })

  /** The lists whose rows open for editing: the path, and the label of the field with the row's name. */
  for (const [path, label] of [
    ['admin/categories', 'الاسم بالعربية'],
    ['admin/ads', 'اسم الإعلان'],
  ] as const)
    test(`text × the names of ${path}, ${name}: shown as text, and in full where they are edited`, async ({
      page,
    }) => {
      page.on('dialog', (leaving) => leaving.accept())
      await page.goto(path)
      const field = page.getByRole('textbox', { name: new RegExp(`^${label}`) }).first()
      const edit = page.getByRole('button', { name: /^تعديل / }).first()
      await edit.click()
      await field.fill(text)
      await page
        .getByRole('button', { name: /^(حفظ التعديلات|إنهاء التعديل)/ })
        .first()
        .click()
      await expect(field).toBeHidden()
      await expectHarmless(page)
      expect(asRead((await page.locator('main').textContent()) ?? '')).toContain(asRead(text))
      await edit.click()
      await expect(field).toHaveValue(text.trim())
    })
}
