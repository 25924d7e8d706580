import type { AddressInfo } from 'node:net'
import { createDatabase, inMemory } from '@mocks/backend/data/database'
import { seed } from '@mocks/backend/data/seed'
import { createMockServer } from '@mocks/backend/mockServer'
import type { Page } from 'playwright/test'
import { expect, openHydrated, test } from './page'

async function openDeveloper(page: Page, part: string) {
  await page.getByRole('button', { name: /^لوحة التجربة/ }).click()
  const panel = page.getByRole('dialog', { name: 'لوحة التجربة' })
  await panel.getByText('للمطوّر', { exact: true }).click()
  await panel.getByText(part, { exact: true }).click()
  return panel
}

test('an answer that somebody has written is in the list of scenarios, and a link brings it', async ({
  page,
  context,
  browser,
  baseURL,
  consoleLines,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, 'admin/contact-messages')
  const panel = await openDeveloper(page, 'ردّ من عندك')
  await panel.getByLabel('اسم السيناريو').fill('لا صلاحية')
  await panel.getByLabel('الرد', { exact: true }).selectOption('403')
  const body = panel.getByLabel('المحتوى (JSON)')
  await body.fill('{"why": ')
  await panel.getByRole('button', { name: 'احفظه واختره' }).click()
  await expect(panel.getByText(/^ليس النص JSON صحيحًا/)).toBeVisible()
  await expect(body).toHaveValue('{"why": ')
  await body.fill('{"why": "لا"}')
  await expect(panel.getByText(/^خارج العقد/)).toBeVisible()
  await panel.getByRole('button', { name: 'احفظه واختره' }).click()
  const refused = 'لا يملك حسابك صلاحية قراءة الرسائل.'
  await expect(page.getByText(refused)).toBeVisible()
  await panel.getByRole('button', { name: 'شارك' }).click()
  await expect(page.getByRole('alert').getByText('نُسخ الرابط')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ar' })
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(other.getByText(refused)).toBeVisible()
  await other.getByRole('button', { name: /^لوحة التجربة/ }).click()
  const scenario = other.getByLabel('السيناريو', { exact: true })
  await scenario.selectOption({ label: 'عادي' })
  await expect(other.getByRole('row').nth(1)).toBeVisible()
  await scenario.selectOption({ label: 'لا صلاحية (خارج العقد)' })
  await expect(other.getByText(refused)).toBeVisible()
  await elsewhere.close()
  consoleLines.length = 0
})

test('beside a mock server with one other field the panel says which; its answer becomes a scenario', async ({
  page,
}) => {
  const [newest, ...older] = seed()
  if (!newest) throw new Error('the seed is empty')
  const changed = { ...newest, subject: 'موضوع على الخادم' }
  const server = createMockServer({ database: createDatabase(inMemory([changed, ...older])) })
  // The mock server sends no CORS headers: usually a proxy is before it.
  server.prependListener('request', ({ headers }, response) => {
    response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '')
    response.setHeader('Access-Control-Allow-Credentials', 'true')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  await openHydrated(page, 'admin/contact-messages')
  const panel = await openDeveloper(page, 'خادم حقيقي')
  const { port } = server.address() as AddressInfo
  await panel.getByLabel('عنوان الخادم').fill(`http://127.0.0.1:${port}`)
  const list = panel.getByRole('region', { name: 'قراءة الرسائل' })
  await list.getByRole('radio', { name: 'ظل' }).check()
  await expect(list.getByRole('status')).toHaveText(
    `ردّ الخادم بالحالة 200.يختلف عن المزيف في 1:body.#${newest.id}.subjectالمزيف"${newest.subject}"الخادم"${changed.subject}"`,
  )
  await expect(page.getByRole('row').nth(1), 'the app has the fake answer').toContainText(
    newest.subject,
  )
  await list.getByRole('button', { name: /^احفظ ردّ الخادم/ }).click()
  await list.getByRole('radio', { name: 'مزيف' }).check()
  await panel
    .getByLabel('السيناريو', { exact: true })
    .selectOption({ label: 'ردّ الخادم: قراءة الرسائل' })
  await expect(page.getByRole('row').nth(1)).toContainText(changed.subject)
  server.close().closeAllConnections()
})
