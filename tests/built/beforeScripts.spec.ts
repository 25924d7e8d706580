import { expect, test, waitForHydration } from '../journeys/page'
import { holdScripts } from './scripts'

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

test('a button pressed twice before hydration acts once, also if the second press ends after it', {
  tag: '@core',
}, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('sports', { waitUntil: 'commit' })
  const saved = page.locator('main [aria-pressed=true]')
  await page
    .getByRole('button', { name: /^حفظ «/ })
    .first()
    .click()
  await page.mouse.down()
  await release()
  await expect(saved).toHaveCount(1)
  await page.mouse.up()
  // The next press counts.
  await saved.click()
  await expect(saved).toHaveCount(0)
})

test('Space on the handle of a row before hydration lifts it', { tag: '@core' }, async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('admin/categories', { waitUntil: 'commit' })
  const handle = page.getByRole('button', { name: /^نقل/ }).first()
  await handle.press(' ')
  await release()
  await expect(handle).toHaveAttribute('aria-pressed', 'true')
})

for (const [path, control, pressed] of [
  ['sports', /^حفظ «/, 'main [aria-pressed=true]'],
  // It acts on the key, not on the click.
  ['admin/categories', /^نقل/, '[aria-roledescription][aria-pressed=true]'],
] as const)
  test(`Enter that goes down before hydration and clicks after it counts, at ${path}`, {
    tag: '@core',
  }, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('button', { name: control }).first().focus()
    const protocol = await page.context().newCDPSession(page)
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 }
    await protocol.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
    await release()
    await waitForHydration(page)
    // Chromium clicks now.
    await protocol.send('Input.dispatchKeyEvent', { type: 'char', text: '\r', ...enter })
    await expect(page.locator(pressed)).toHaveCount(1)
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
