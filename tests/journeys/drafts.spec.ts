import type { Page } from 'playwright/test'
import { expect, openReady, test } from './page'

const CALL = '/api/contact-messages'
const SEND = 'إرسال الرسالة'
const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** As the browser duplicates a tab: with what the tab has stored. */
async function duplicate(page: Page): Promise<Page> {
  const [copy] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void open(location.href)),
  ])
  return copy
}

test('a message is sent once: a copy of the tab does not offer it, and after a reload on the way another button sends it again', async ({
  page,
}) => {
  const messageIn = (tab: Page) => tab.getByLabel('الرسالة')
  const write = async () => {
    await page.getByLabel('الاسم').fill('ليان الحسيني')
    await page.getByLabel('البريد الإلكتروني').fill('layan@bareed.example')
    await page.getByLabel('الموضوع').fill('سؤال')
    await messageIn(page).fill('متى تبدأ نشرة المساء؟')
  }
  await openReady(page, 'contact')
  await write()
  // It is written at most once a second.
  const stored = () => page.evaluate(() => sessionStorage.getItem('formDrafts'))
  await expect.poll(stored).toContain('متى تبدأ نشرة المساء؟')
  const copy = await duplicate(page)
  await expect(messageIn(copy)).toHaveValue('متى تبدأ نشرة المساء؟')
  // Chromium slows down what is behind another tab.
  await page.bringToFront()
  await buttonOf(page, SEND).click()
  await expect(page.getByRole('alert')).toContainText('بنجاح')
  expect(await stored()).toBeNull()
  await expect(messageIn(copy)).toHaveValue('')

  await openReady(page, 'contact?scenario=endless')
  await write()
  await buttonOf(page, SEND).click()
  await expect(buttonOf(page, 'جارٍ الإرسال…')).toBeDisabled()
  await messageIn(page).fill('متى تبدأ نشرة المساء غدًا؟')
  await page.reload()
  await expect(page.getByText('بدأ إرسال هذه الرسالة ولم يصل تأكيد، فربما وصلتنا.')).toBeVisible()
  await expect(messageIn(page)).toHaveValue('متى تبدأ نشرة المساء غدًا؟')
  await expect(buttonOf(page, SEND)).toBeHidden()
  await buttonOf(page, 'إرسالها مرة أخرى').click()
  await expect(buttonOf(page, 'جارٍ الإرسال…')).toBeDisabled()
})

const text = (page: Page) => page.getByLabel('نص الرد')

/** Opens the first message and begins a reply. */
async function reply(page: Page, path: string, typed: string) {
  // Otherwise the browser would look for a mail program.
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('[href^="mailto:"]')) event.preventDefault()
    })
  })
  await openReady(page, path)
  await page
    .getByRole('button', { name: /^عرض رسالة/ })
    .first()
    .click()
  await buttonOf(page, 'كتابة رد').click()
  await text(page).fill(typed)
}

test('a begun reply stays when another tab answers or deletes its message, and other tabs see it', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await openReady(other, 'contact')
  await other.evaluate(
    ([path, message]) =>
      fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(message),
      }),
    [
      CALL,
      { name: 'ليان', email: 'l@example.com', category: 'عام', subject: 'سؤال', message: 'متى؟' },
    ] as const,
  )
  await reply(page, 'admin/contact-messages', 'نجيبك اليوم.')
  await reply(other, 'admin/contact-messages', 'شكرًا.')
  await expect(other.getByText('بدأ رد على هذه الرسالة في نافذة أخرى، ولم يُسجّل بعد.')).toBeVisible()
  await text(other).press('ControlOrMeta+Enter')
  await buttonOf(other, 'نعم').click()
  await expect(other.getByText('رد بدأ في نافذة أخرى'), 'the message is answered').toBeHidden()
  await expect(page.getByText(/^سُجّل رد آخر على هذه الرسالة/)).toBeVisible()
  await expect(text(page)).toHaveValue('نجيبك اليوم.')

  await page.reload()
  await buttonOf(page, 'متابعة الرد').click()
  await text(page).press('ControlOrMeta+Enter')
  await page.reload()
  await buttonOf(page, 'متابعة الرد').click()
  await expect(
    page.getByText('هل أرسلته؟'),
    'it is not sent again without a question',
  ).toBeVisible()
  await buttonOf(page, 'متابعة الكتابة').click()
  await other.evaluate((path) => {
    localStorage.removeItem('madar:mocks:v1')
    new BroadcastChannel('madar:api').postMessage(path)
  }, CALL)
  await expect(page.getByText(/^حُذفت هذه الرسالة/)).toBeVisible()
  await expect(text(page)).toHaveValue('نجيبك اليوم.')
})

test('«نعم، التالية» opens the next message of the list as it is after the recording; a message that was opened meanwhile stays', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await openReady(other, 'admin/contact-messages?message=40')
  await reply(page, 'admin/contact-messages?scenario=slow', 'شكرًا.')
  await text(page).press('ControlOrMeta+Enter')
  await buttonOf(page, 'نعم، التالية').click()
  await buttonOf(other, 'سجّل الرد عليها').click()
  await expect(page).toHaveURL(/message=39$/)

  await buttonOf(page, 'كتابة رد').click()
  await text(page).fill('شكرًا.')
  await text(page).press('ControlOrMeta+Enter')
  await buttonOf(page, 'نعم، التالية').click()
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/message=38$/)
  await expect(page.getByRole('alert')).toContainText('سُجّل الرد على الرسالة')
  await expect(page).toHaveURL(/message=38$/)
})
