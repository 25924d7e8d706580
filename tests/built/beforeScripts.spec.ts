import type { Locator, Page } from 'playwright/test'
import { expect, test, waitForHydration } from '../journeys/page'
import { PRODUCTION } from '../sites'
import { holdScripts, scriptWith } from './scripts'

test('text typed into the contact form before hydration stays and counts as entered', {
  tag: '@core',
}, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('contact', { waitUntil: 'commit' })
  const name = page.getByRole('textbox', { name: 'الاسم' })
  await name.fill('سلمى')
  await page.getByRole('button', { name: 'إرسال الرسالة' }).click()
  const drop = (kind: 'file' | 'text', at: string) =>
    page.locator(at).evaluate((target, what) => {
      const dataTransfer = new DataTransfer()
      if (what === 'file') dataTransfer.items.add(new File([''], 'me.png'))
      else dataTransfer.setData('text/plain', 'https://example.com')
      const event = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer })
      return target.dispatchEvent(event) ? 'taken' : 'refused'
    }, kind)
  // Otherwise what is dropped replaces the page.
  expect(await drop('file', 'textarea')).toBe('refused')
  expect(await drop('text', 'form [type=submit]')).toBe('refused')
  expect(await drop('text', 'textarea')).toBe('taken')
  await release()
  await waitForHydration(page)
  await expect(page, 'the URL contains no typed text').toHaveURL(/\/contact$/)
  await page.getByRole('button', { name: 'إرسال الرسالة' }).click()
  await expect(page.getByRole('textbox', { name: 'البريد الإلكتروني' })).toBeFocused()
  await expect(name).toHaveValue('سلمى')
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
})

test('what was typed before hydration stays on a page that a translator and an extension have changed', async ({
  page,
  consoleLines,
}) => {
  await page.addInitScript(() => {
    Object.assign(Object.prototype, { added: () => {} })
    window.matchMedia = () => null as never
  })
  const release = await holdScripts(page)
  await page.goto('contact', { waitUntil: 'commit' })
  const name = page.getByRole('textbox', { name: 'الاسم' })
  await name.fill('سلمى')
  await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    title.innerHTML = `<font><font>${title.textContent}</font></font>`
  })
  await release()
  await waitForHydration(page)
  await expect(page.locator('h1 font'), 'React renders the page anew').toHaveCount(0)
  await expect(name).toHaveValue('سلمى')
  await expect(name).toBeFocused()
  await page.getByRole('button', { name: 'إرسال الرسالة' }).click()
  await expect(page.getByRole('textbox', { name: 'البريد الإلكتروني' })).toBeFocused()
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  // React reports what it could not hydrate.
  consoleLines.length = 0
})

/** On each page a few controls that keep what they show, and some that open what the app shows. */
const EARLY: [
  path: string,
  press: (page: Page) => Promise<void>,
  shown: (page: Page) => Locator,
][] = [
  [
    'contact',
    async (page) => {
      await page.getByLabel('نوع الاستفسار').selectOption('شكوى')
      await page.getByRole('button', { name: /^حساب/ }).press('Enter')
    },
    (page) => page.getByRole('menu'),
  ],
  [
    'settings',
    (page) => page.getByRole('tab', { name: 'العرض' }).click(),
    (page) => page.getByRole('tab', { name: 'العرض', selected: true }),
  ],
  [
    'admin/news',
    (page) => page.getByRole('checkbox', { name: 'تحديد الكل' }).click(),
    (page) => page.getByRole('checkbox', { name: 'تحديد الكل', checked: true }),
  ],
  ['terms', (page) => page.keyboard.press('/'), (page) => page.getByRole('dialog')],
  ['sports', (page) => page.keyboard.press('j'), (page) => page.locator('article h3 a:focus')],
]

// A test for each page: the worker of an earlier one would answer for the scripts.
for (const [path, press, shown] of EARLY)
  test(`what is pressed before hydration has its effect after it, a control or shortcuts: ${path}`, {
    tag: '@core',
  }, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await press(page)
    await release()
    await expect(shown(page)).toBeVisible()
    if (path === 'contact') await expect(page.getByLabel('نوع الاستفسار')).toHaveValue('شكوى')
  })

test('a toggle pressed twice before hydration is as it was', { tag: '@core' }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('sports', { waitUntil: 'commit' })
  const saves = page.getByRole('main').locator('article [aria-pressed]')
  await saves.nth(0).click()
  await saves.nth(0).click()
  await saves.nth(1).click()
  await release()
  await expect(saves.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(saves.nth(0)).toHaveAttribute('aria-pressed', 'false')
})

test.describe('a start that fails', () => {
  test.use({ baseURL: PRODUCTION })

  for (const [chunk, body, said, reload] of [
    ['app', undefined, 'لم يكتمل تشغيل هذه الصفحة', 'إعادة التحميل'],
    ['page', 'throw 1', 'حدث خطأ غير متوقع', 'إعادة المحاولة'],
  ] as const)
    test(`says so, and keeps what was typed: ${chunk} ${body ?? 'is missing'}`, {
      tag: body ? [] : '@core',
    }, async ({ page, consoleLines }) => {
      const script =
        chunk === 'app' ? '**/assets/app-*.js' : scriptWith('production', 'أو شراكة؟ اكتب إلينا')
      const release = await holdScripts(page, 'libraries')
      await page.route(script, (route) =>
        body ? route.fulfill({ contentType: 'text/javascript', body }) : route.abort(),
      )
      await page.goto('contact', { waitUntil: 'commit' })
      const name = page.getByRole('textbox', { name: 'الاسم' })
      await name.fill('سلمى')
      await release()
      await expect(page.getByRole('alert')).toContainText(said)
      await page.unroute(script)
      await page.getByRole('button', { name: reload }).click()
      await waitForHydration(page)
      await expect(name).toHaveValue('سلمى')
      await expect(page.getByRole('alert')).toBeHidden()
      consoleLines.length = 0
    })

  test('says so after 15 seconds, and does not press later what was pressed', async ({ page }) => {
    await page.clock.install()
    const release = await holdScripts(page)
    await page.goto('sports', { waitUntil: 'commit' })
    const save = page.getByRole('main').locator('article [aria-pressed]').first()
    await save.click()
    await page.clock.fastForward(15_000)
    await expect(page.getByRole('alert')).toContainText('لم يكتمل تشغيل هذه الصفحة')
    await release()
    await waitForHydration(page)
    await expect(page.getByRole('alert')).toBeHidden()
    await save.click()
    await expect(save, 'the first press').toHaveAttribute('aria-pressed', 'true')
  })

  test('is no start in a browser that is too old: its reader has the page and the links', async ({
    page,
    consoleLines,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Set.prototype, 'union'))
    await page.goto('contact')
    await expect(page.getByRole('alert')).toContainText('متصفحك أقدم')
    await page.getByRole('button', { name: 'إرسال الرسالة' }).click()
    await page.getByRole('link', { name: 'مدار' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('الأخبار والفئات')
    await expect(page).toHaveURL(PRODUCTION)
    consoleLines.length = 0
  })
})

test('Enter that goes down before hydration and clicks after it lifts a row, at admin/categories', {
  tag: '@core',
}, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('admin/categories', { waitUntil: 'commit' })
  // It acts on the key, not on the click.
  const handle = page.getByRole('button', { name: /^نقل/ }).first()
  await handle.focus()
  const protocol = await page.context().newCDPSession(page)
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 }
  await protocol.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
  await release()
  await waitForHydration(page)
  // Chromium clicks now.
  await protocol.send('Input.dispatchKeyEvent', { type: 'char', text: '\r', ...enter })
  await expect(handle).toHaveAttribute('aria-pressed', 'true')
})

test('a page scrolled before hydration has that scroll position again after Back (§2)', {
  tag: '@core',
}, async ({ page }) => {
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
