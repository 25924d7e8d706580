import { expect, test, waitForHydration } from '../journeys/page'
import { DEMO, PRODUCTION } from '../sites'
import { holdScripts } from './scripts'

test('text typed into the contact form before hydration stays and counts as entered', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('contact', { waitUntil: 'commit' })
  const name = page.getByRole('textbox', { name: 'الاسم' })
  await name.fill('سلمى')
  await page.getByRole('button', { name: 'إرسال الرسالة' }).click()
  await release()
  await waitForHydration(page)
  await expect(page, 'the URL contains no typed text').toHaveURL(/\/contact$/)
  await page.getByRole('button', { name: 'إرسال الرسالة' }).click()
  await expect(page.getByRole('textbox', { name: 'البريد الإلكتروني' })).toBeFocused()
  await expect(name).toHaveValue('سلمى')
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
})

test('text typed before the code of the form was there is found again on return', async ({
  page,
  consoleLines,
}) => {
  const release = await holdScripts(page, 'ContactForm')
  await page.goto(`${PRODUCTION}contact`)
  await waitForHydration(page)
  const message = page.getByLabel('الرسالة')
  await message.fill('كُتبت قبل أن تُحمَّل الاستمارة')
  await page.getByRole('contentinfo').getByRole('link', { name: 'رياضة' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أخبار الرياضة')
  await release()
  await page.goBack()
  await expect(message).toHaveValue('كُتبت قبل أن تُحمَّل الاستمارة')
  consoleLines.length = 0
})

test('a button clicked before hydration acts once the page is hydrated', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('sports', { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^حساب/ }).click()
  await release()
  await expect(page.getByRole('menu')).toBeVisible()
})

// In production the form waits for this click; in the demo React may be hydrating it at that moment.
for (const site of [PRODUCTION, DEMO])
  test(`a form that waits for the reader obeys the first click, as of a screen reader: ${site}`, async ({
    page,
    consoleLines,
  }) => {
    await page.goto(`${site}admin/settings`)
    await waitForHydration(page)
    if (site === PRODUCTION) await expect(page.locator('[data-deferred]')).toHaveCount(1)
    const ssl = page.getByRole('switch', { name: 'تفعيل SSL' })
    await ssl.dispatchEvent('click')
    await expect(page.getByText('تغييرات غير محفوظة')).toBeVisible()
    await expect(ssl).not.toBeChecked()
    // No server runs behind the production folder.
    if (site === PRODUCTION) consoleLines.length = 0
  })

test('messages are there before the scripts; what is clicked in their rows happens once the app is there', async ({
  page,
}) => {
  const message = {
    email: 'layan@bareed.example',
    category: 'شكوى',
    message: 'متى؟',
    isResolved: false,
  }
  const messages = [
    { ...message, id: 'a"7', name: '<b>ليان</b> {email}', subject: 'تأخر الرد', status: 'unread' },
    { ...message, id: 8, name: 'سالم', subject: 'شكر', status: 'replied' },
  ].map((one) => ({ ...one, createdAt: '2026-11-20T06:42:00.000Z' }))
  let calls = 0
  await page.route('**/api/contact-messages', (route) => {
    calls++
    return route.fulfill({ json: messages })
  })
  const release = await holdScripts(page)
  await page.goto(`${PRODUCTION}admin/contact-messages`, { waitUntil: 'commit' })
  const first = page.getByRole('row', { name: 'تأخر الرد' })
  for (const text of [
    '<b>ليان</b> {email}',
    'layan@bareed.example',
    'غير مقروءة',
    '20 نوفمبر 2026',
  ])
    await expect(first).toContainText(text)
  await expect(page.getByText('رسالتان، منهما واحدة غير مقروءة')).toBeVisible()
  await page.getByRole('checkbox', { name: 'تحديد رسالة سالم' }).check()
  await first.getByRole('button', { name: /^عرض/ }).click()
  await release()
  await expect(page.getByRole('dialog', { name: 'تأخر الرد' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(first.getByRole('button', { name: /^عرض/ })).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'تحديد رسالة سالم' })).toBeChecked()
  expect(calls, 'the app reads the answer to the same call').toBe(1)
})

test('a page scrolled before hydration has that scroll position again after Back (§2)', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('', { waitUntil: 'commit' })
  const more = page.getByRole('link', { name: 'عرض المزيد من العلوم' })
  await more.scrollIntoViewIfNeeded()
  const depth = await page.evaluate(() => Math.round(window.scrollY))
  expect(depth).toBeGreaterThan(0)
  await release()
  await waitForHydration(page)
  await more.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أخبار العلوم')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(depth)
})
