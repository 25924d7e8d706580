import { seed } from '@mocks/backend/data/seed'
import { callIds, dataCalls } from '@mocks/backend/dataCalls'
import { PRODUCTION } from '../sites'
import { paths } from './addresses'
import { serveBackend } from './backend'
import { callActions, makeCall } from './callActions'
import { follow, openForm } from './follow'
import { expect, test } from './page'

test.use({ baseURL: PRODUCTION })

for (const id of callIds.filter((one) => dataCalls[one].method !== 'GET'))
  test(`order × ${dataCalls[id].method} ${id}: two presses send once; leaving while it saves loses nothing`, async ({
    page,
  }) => {
    const act = callActions[id]
    const backend = await serveBackend(page)
    await page.goto('terms')
    await follow(page, `/${act.path}`)
    const button = page.getByRole('button', { name: String(act.act) }).first()
    const twice = {
      'double click': () => button.dblclick(),
      'Enter twice': async () => {
        await button.press('Enter')
        await page.keyboard.press('Enter')
      },
    }
    for (const [name, press] of Object.entries(twice))
      await test.step(name, async () => {
        backend.messages.save(seed())
        await act.prepare(page)
        const before = backend.count(id)
        // After the answer the second press would count for what has received the focus.
        const release = backend.hold(id)
        await press()
        release()
        await act.succeeded(page)
        expect(backend.count(id) - before).toBe(1)
      })

    backend.messages.save(seed())
    await act.prepare(page)
    const release = backend.hold(id)
    await makeCall(page, act)
    await page.goBack()
    // It asks first, or its dialog stays open until the answer, or the page is left. The call succeeds in each case.
    const question = page.getByRole('alertdialog')
    const busy = page.locator('[role=dialog][aria-busy=true]')
    const away = page.getByRole('heading', { name: 'شروط الاستخدام' })
    await expect(question.or(busy).or(away)).toBeVisible()
    if (await question.isVisible()) await question.getByRole('button', { name: 'إلغاء' }).click()
    release()
    await expect(page.getByRole('alert').filter({ hasText: /تم |سُجّل/ })).toBeVisible()
  })

test('order × a send that fails after the page was left: the next page shows it, the form has its text', async ({
  page,
}) => {
  const backend = await serveBackend(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.goto('contact')
  await callActions.send.prepare(page)
  backend.breakCall('send', async (route) => {
    await promise
    await route.abort('connectionreset')
  })
  await makeCall(page, callActions.send)
  await page.getByRole('contentinfo').getByRole('link', { name: 'رياضة' }).click()
  await expect(page.locator('main h1')).toHaveText('أخبار الرياضة')
  resolve()
  await expect(page.getByRole('alert')).toContainText('حدث خطأ أثناء إرسال الرسالة')
  await page.goBack()
  await callActions.send.isUnchanged(page)
})

test('order × two answers in the wrong order: the later request wins (§4)', async ({ page }) => {
  const backend = await serveBackend(page)
  await page.goto('admin/contact-messages')
  const offers = page.getByRole('button', { name: /^سجّلها محلولة/ })
  await expect(offers.first()).toBeVisible()
  const before = await offers.count()
  const release = backend.hold('list')
  await page.getByRole('button', { name: 'تحديث' }).click()
  await expect.poll(() => backend.count('list')).toBe(2)
  await offers.first().click()
  await expect.poll(() => backend.count('list')).toBe(3)
  release()
  await expect(offers).toHaveCount(before - 1)
})

/** A field for each code that writes typed text into the URL after a delay (site/search, ui/fields/useDebouncedText), and a link. */
const leaving = [
  { path: '/search', link: 'شروط الاستخدام' },
  { path: '/admin/users', link: 'الفئات' },
]

for (const { path, link } of leaving)
  test(`order × a link clicked before ${path} has written the typed text into the URL: the click is not lost, the next URL does not change`, async ({
    page,
  }) => {
    await serveBackend(page)
    await page.goto(path)
    const box = page.locator('main').getByRole('searchbox')
    await expect(box).toBeVisible()
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await promise
      await route.continue()
    })
    const typeAndLeave = () =>
      // In one task of the page, so that the delay cannot end first on a slow machine.
      page
        .locator('a:visible', { hasText: new RegExp(`^${link}$`) })
        .last()
        .evaluate((away: HTMLElement) => {
          const field = document.querySelector<HTMLInputElement>('main input[type=search]')
          field?.focus()
          document.execCommand('insertText', false, 'بت')
          away.click()
        })
    // Longer than the delay.
    const waitForDelay = () => page.evaluate(() => new Promise((done) => setTimeout(done, 400)))
    await typeAndLeave()
    await expect(box).toHaveValue('بت')
    await waitForDelay()
    resolve()
    await expect(page.locator('main h1')).toHaveText(link)

    // Now the code of the next page is there, so that the page is left before the delay ends.
    await page.goBack()
    // The next page may have a search field, too.
    await expect(page.locator('main h1')).not.toHaveText(link)
    await typeAndLeave()
    await expect(page.locator('main h1')).toHaveText(link)
    await waitForDelay()
    await expect(page).not.toHaveURL(/q=/)
  })

/** Names of the buttons that open a dialog. */
const OPENS = /^(إضافة|تعديل|حذف|عرض(?! (المزيد|أقل)))/

test('order × Back while a dialog is open: it closes, the page stays, the next Back leaves the page', async ({
  page,
}) => {
  await serveBackend(page)
  page.on('dialog', (question) => question.accept())
  await page.goto('contact')
  const withDialog: string[] = []
  for (const path of paths.filter((one) => one.startsWith('/admin'))) {
    await follow(page, '/terms')
    await follow(page, path)
    await expect(page.locator('main h1').first()).toHaveText(/\S/)
    const opener = page
      .locator('main button:visible:not([aria-expanded], [aria-disabled=true])')
      .filter({ hasText: OPENS })
      .first()
    if ((await opener.count()) === 0) continue
    // Fields in the page have no dialog to close. drafts.spec.ts tests leaving them.
    if ((await openForm(page, opener)) === 'fields') {
      await page.goto('contact')
      continue
    }
    withDialog.push(path)
    await page.goBack()
    await expect(page.locator('[role=dialog], [role=alertdialog]'), path).toHaveCount(0)
    await expect(page.locator('h1'), `${path} does not change`).not.toHaveText('شروط الاستخدام')
    await page.goBack()
    await expect(page.locator('h1'), path).toHaveText('شروط الاستخدام')
  }
  expect(withDialog.length, withDialog.join()).toBeGreaterThanOrEqual(5)
})
