import type { Locator, Page } from 'playwright/test'
import { PRODUCTION } from '../sites'
import { paths } from './addresses'
import { serveBackend } from './backend'
import { type Cell, expect, test } from './cells'
import { openForm } from './follow'
import { expectHarmless, texts } from './harmless'

test.use({ baseURL: PRODUCTION, viewport: { width: 360, height: 780 } })

const FIELDS =
  'input:not([type=checkbox],[type=radio],[type=date],[type=number],[type=file],[type=color],[type=range]):enabled:visible, textarea:enabled:visible'
const OPENERS = /^(إضافة|تعديل)/

/** Returns the fields of the open dialog, or of the page if there is none. */
async function fieldsOf(page: Page): Promise<Locator> {
  const dialog = page.locator('[role=dialog]')
  return ((await dialog.count()) > 0 ? dialog : page.locator('main')).locator(FIELDS)
}

async function tryTexts(page: Page, cell: Cell, where: string) {
  const fields = await fieldsOf(page)
  const count = await fields.count()
  for (const [name, text] of count > 0 ? Object.entries(texts) : []) {
    for (let index = 0; index < count; index += 1) {
      await cell(`${where}, field ${index + 1} × ${name}`, async () => {
        const field = fields.nth(index)
        await field.fill(text)
        // As typed, except for what the field forbids: too many letters, spaces around an e-mail address.
        const value = await field.inputValue()
        const isKept = text.toLowerCase().includes(value.trim().toLowerCase())
        expect(isKept && (value !== '' || text.trim() === '')).toBe(true)
      })
    }
    await cell(`${where} × ${name}: shown as text, within the screen`, () => expectHarmless(page))
  }
}

const parts = 4
for (let part = 0; part < parts; part += 1) {
  test(`text × every field of every form, ${part + 1} of ${parts}: shown as text, nothing runs, no sideways scroll`, async ({
    page,
    cell,
  }) => {
    await serveBackend(page)
    page.on('dialog', (dialog) => dialog.accept())
    for (const path of paths.filter((_, index) => index % parts === part)) {
      await page.goto(path.slice(1))
      await expect(page.locator('h1').first()).toHaveText(/\S/)
      await tryTexts(page, cell, path)
      // One button of each kind that opens a form or a row.
      const names = await page
        .locator('main button:visible')
        .evaluateAll((all) =>
          all.map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()),
        )
      const kinds = new Map(
        names.filter((name) => OPENERS.test(name)).map((name) => [name.split(/[ «]/)[0], name]),
      )
      for (const name of kinds.values()) {
        await page.goto(path.slice(1))
        await openForm(page, page.getByRole('button', { name, exact: true }).first())
        await tryTexts(page, cell, `${path}, «${name}»`)
      }
    }
  })
}
