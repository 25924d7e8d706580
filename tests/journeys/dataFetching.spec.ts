import { expect, openHydrated, test, watchCalls } from './page'

const LIST = '/api/contact-messages'

test('a failed read is not repeated automatically; the button repeats it (§9, D-28b)', {
  tag: '@core',
}, async ({ page, consoleLines }) => {
  const reads = watchCalls(page, 'GET', LIST)
  await openHydrated(page, 'admin/contact-messages?scenario=failing')
  const retry = page.getByRole('button', { name: 'إعادة المحاولة' })
  await expect(retry).toBeVisible()
  await expect(page.getByText('لم يتم استلام أي رسائل بعد')).toBeHidden()
  const afterFirst = reads()
  expect(afterFirst).toBe(1)
  await retry.click()
  await expect.poll(reads).toBe(2)
  consoleLines.length = 0
})

test('a failed refresh keeps the list that came before, but never an empty one (D-28b)', async ({
  page,
  consoleLines,
}) => {
  const alert = page.getByRole('alert').filter({ hasText: 'تعذّر تحميل الرسائل' })
  const failNextCall = async () => {
    // The panel listens for the shortcut from when its handle is there.
    await expect(page.getByRole('button', { name: /^لوحة التجربة/ })).toBeAttached()
    await page.keyboard.press('Control+`')
    await page.getByRole('switch', { name: 'أفشِل الطلب القادم' }).click()
    await page.keyboard.press('Control+`')
  }
  await openHydrated(page, 'admin/contact-messages?q=جنى')
  await expect(page.getByRole('row')).toHaveCount(2)
  await failNextCall()
  await page.getByRole('button', { name: 'تحديث' }).click()
  await expect(alert).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(alert).toBeHidden()

  await openHydrated(page, 'admin/contact-messages?scenario=empty')
  await expect(page.getByText('لم يتم استلام أي رسائل بعد')).toBeVisible()
  await expect(page.getByText('لا توجد رسائل تطابق معايير البحث')).toBeHidden()
  await failNextCall()
  await page.getByRole('button', { name: 'تحديث' }).click()
  await expect(alert).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByText('لا توجد رسائل')).toHaveCount(0)
  await expect(page.getByText('لم يتم استلام أي رسائل بعد')).toHaveCount(0)
  consoleLines.length = 0
})

test('of ten thousand messages a page shows a few, all are searched, and past the end is the last page (§9)', async ({
  page,
}) => {
  await openHydrated(page, 'admin/contact-messages?scenario=large&page=9999')
  await expect(page.getByText('9,976–10,000 من 10,000')).toBeVisible()
  expect(await page.getByRole('row').count()).toBeLessThanOrEqual(60)
  await page.getByRole('button', { name: 'السابقة' }).click()
  await expect(page.getByText('9,951–9,975 من 10,000')).toBeVisible()
  await page.getByRole('searchbox').fill('زرافة')
  await expect(page.getByText('لا توجد رسائل تطابق معايير البحث')).toBeVisible()
})

test('focusing the window again reads nothing: data never becomes stale (§9)', async ({ page }) => {
  const reads = watchCalls(page, 'GET', LIST)
  await openHydrated(page, 'admin/contact-messages')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.evaluate(() => {
    // Bubbles, so that listeners on the window receive it too.
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    window.dispatchEvent(new Event('focus'))
    window.dispatchEvent(new Event('online'))
  })
  await page.getByRole('link', { name: 'المستخدمون' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('المستخدمون')
  await page.goBack()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(reads()).toBe(1)
})

for (const [name, stored] of [
  ['corrupt JSON', '{"version":1,"mess'],
  ['JSON of a wrong shape', '{"version":1,"messages":[{"id":"seven"}]}'],
  ['a future version', '{"version":999,"messages":[]}'],
] as const) {
  test(`stored data that is ${name} falls back to the sample messages and warns once (D-16)`, async ({
    page,
    consoleLines,
  }) => {
    await openHydrated(page, 'admin/contact-messages')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const key = await page.evaluate(() =>
      Object.keys(localStorage).find((k) => k.startsWith('madar:')),
    )
    // The stored messages can be corrupted only after the fake backend has written them: a change makes it write.
    await page.getByRole('button', { name: /^عرض/ }).first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(سجّل الرد عليها|سجّلها مقروءة)/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.evaluate(
      ([known, text]) => {
        const keys = known
          ? [known]
          : Object.keys(localStorage).filter((k) => k.startsWith('madar:'))
        for (const k of keys) localStorage.setItem(k, text ?? '')
      },
      [key, stored],
    )
    consoleLines.length = 0
    await page.reload()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    expect(consoleLines.filter((line) => line.startsWith('warning'))).toHaveLength(1)
    consoleLines.length = 0
  })
}

test('without storage, sending and answering still work until the page closes, with one warning', async ({
  page,
  consoleLines,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await openHydrated(page, 'admin/contact-messages')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const before = await page.getByRole('button', { name: /^سجّلها محلولة/ }).count()
  await page
    .getByRole('button', { name: /^سجّلها محلولة/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^سجّلها محلولة/ })).toHaveCount(before - 1)
  expect(consoleLines.filter((line) => line.startsWith('warning')).length).toBeLessThanOrEqual(1)
  expect(consoleLines.filter((line) => line.startsWith('error'))).toEqual([])
  consoleLines.length = 0
})

test('after a 401 the screen offers to sign in, and says when that did not help (§7)', {
  tag: '@core',
}, async ({ page, consoleLines }) => {
  const reads = watchCalls(page, 'GET', LIST)
  await openHydrated(page, 'admin/contact-messages?scenario=unauthorised')
  await page.getByRole('button', { name: 'تسجيل الدخول وإعادة المحاولة' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('ما زال الخادم يرفض الطلب')
  await expect(page.getByRole('button', { name: 'إعادة المحاولة', exact: true })).toBeFocused()
  expect(reads()).toBe(2)
  consoleLines.length = 0
})
