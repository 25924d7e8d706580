import { seed } from '@mocks/backend/data/seed'
import type { Page } from 'playwright/test'
import { expect, test, waitForHydration } from '../journeys/page'
import { WITH_SERVER } from '../sites'

// dist/, served as by `API_PROXY=… npx vite preview`: the mock server is behind the same origin and
// requires the cookie that it has set.
test.use({ baseURL: WITH_SERVER })

const SUBJECT = 'سؤال إلى خادم حقيقي'

async function writeMessage(page: Page, subject: string) {
  await page.goto('contact')
  await waitForHydration(page)
  await page.getByLabel('الاسم').fill('ليان الحسيني')
  await page.getByLabel('البريد الإلكتروني').fill('layan@bareed.example')
  await page.getByLabel('الموضوع').fill(subject)
  await page.getByLabel('الرسالة').fill('هل تصل الرسالة إلى خادم لا يعيش في المتصفح؟')
  await page.getByRole('button', { name: 'إرسال الرسالة' }).click()
  await expect(page.getByRole('alert')).toHaveText('تم إرسال رسالتك بنجاح. سنتواصل معك قريباً')
}

test('§7: in a production build with a real server, a message is sent, answered and resolved', {
  tag: '@core',
}, async ({ page, context, consoleLines }) => {
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))

  await page.goto('admin/contact-messages')
  await expect(page.getByRole('alert').or(page.getByText(/تعذّر/)).first()).toBeVisible()
  expect(consoleLines.join('\n'), 'without the cookie the server refuses').toMatch(/status of 401/)
  consoleLines.length = 0

  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await writeMessage(page, SUBJECT)
  const answer = await answered
  expect(answer.status()).toBe(201)
  expect(answer.fromServiceWorker()).toBe(false)
  expect(
    Object.keys(await answer.allHeaders()).filter((h) => h.startsWith('access-control')),
  ).toEqual([])
  expect(await context.cookies()).toMatchObject([
    { name: 'madar_session', httpOnly: true, sameSite: 'Lax' },
  ])

  // The build's own worker, which answers no call.
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL),
      ),
    )
    .toEqual([`${WITH_SERVER}sw.js`])

  const read = page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().endsWith('/api/contact-messages'),
  )
  await page.goto('admin/contact-messages')
  expect((await (await read).allHeaders()).cookie).toBe('madar_session=mock')

  const row = page.getByRole('row', { name: SUBJECT })
  await row.getByRole('button', { name: /^عرض/ }).click()
  const dialog = page.getByRole('dialog', { name: SUBJECT })
  await dialog.getByLabel('ملاحظات الإدارة').fill('وصلت')
  await dialog.getByRole('button', { name: 'سجّل الرد عليها' }).click()
  await expect(dialog).toBeHidden()
  await row.getByRole('button', { name: /سجّلها محلولة/ }).click()
  await expect(row.getByRole('button', { name: /سجّلها محلولة/ })).toBeHidden()

  const otherReader = await context.newPage()
  await otherReader.goto('admin/contact-messages')
  await expect(otherReader.getByRole('row', { name: SUBJECT })).toContainText('مردود عليها')

  expect([...origins]).toEqual([new URL(WITH_SERVER).origin])
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('mocks'))),
  ).toEqual([])
})

test('D-32: messages with string ids are opened, answered and resolved, and the focus moves to the next', async ({
  page,
}) => {
  const ids = ['msg/7 ة', 'a"]\\b', 7]
  const unread = { status: 'unread', isResolved: false }
  const messages = seed()
    .slice(0, 3)
    .map((message, at) => ({ ...message, ...unread, id: ids[at], name: `مرسل ${at + 1}` }))
  const puts: string[] = []
  await page.route('**/api/contact-messages**', (route) => route.fulfill({ json: messages }))
  await page.route('**/api/contact-messages/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    puts.push(pathname)
    const [id, change] = pathname.split('/').slice(3).map(decodeURIComponent)
    const changed = messages.find((message) => String(message.id) === id)
    if (changed && change === 'status') changed.status = 'replied'
    if (changed && change === 'resolved') changed.isResolved = true
    await route.fulfill({ status: changed ? 200 : 404, json: {} })
  })

  await page.goto('admin/contact-messages?status=unread')
  const views = page.getByRole('button', { name: /^عرض رسالة/ })
  await page
    .getByRole('button', { name: /^سجّلها محلولة/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^سجّلها محلولة/ })).toHaveCount(2)
  for (const next of ['مرسل 2', 'مرسل 3']) {
    await views.first().click()
    await page.getByRole('button', { name: 'سجّل الرد عليها' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: `عرض رسالة ${next}` })).toBeFocused()
  }
  expect(puts).toEqual([
    '/api/contact-messages/msg%2F7%20%D8%A9/resolved',
    '/api/contact-messages/msg%2F7%20%D8%A9/status',
    '/api/contact-messages/a%22%5D%5Cb/status',
  ])
})
