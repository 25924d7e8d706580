import { type CallId, callIds, dataCalls } from '@mocks/backend/dataCalls'
import { PRODUCTION } from '../sites'
import { paths } from './addresses'
import { serveBackend } from './backend'
import { callActions, makeCall } from './callActions'
import { expect, row, test } from './cells'
import { follow, openForm } from './follow'

test.use({ baseURL: PRODUCTION })

const writes = callIds.filter((id) => dataCalls[id].method !== 'GET')
const nameOf = (id: CallId) => String(callActions[id].act)

for (const id of writes) {
  const act = callActions[id]

  row(
    `order × ${dataCalls[id].method} ${id}: two clicks send once; leaving while it saves loses nothing`,
  )(async ({ page, cell }) => {
    const backend = await serveBackend(page)
    await page.goto('terms')
    await follow(page, `/${act.path}`)
    const button = () => page.getByRole('button', { name: nameOf(id) }).first()

    const twice: Record<string, () => Promise<void>> = {
      'double click': () => button().dblclick(),
      'Enter twice': async () => {
        await button().focus()
        await page.keyboard.press('Enter')
        await page.keyboard.press('Enter')
      },
    }
    for (const [name, press] of Object.entries(twice)) {
      await cell(name, async () => {
        backend.database.reset()
        await act.prepare(page)
        const before = backend.count(id)
        await press()
        await act.succeeded(page)
        expect(backend.count(id) - before).toBe(1)
      })
    }

    await cell('leaving while saving', async () => {
      backend.database.reset()
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
  })
}

row(
  'order × a send that fails after the page was left: the next page shows it, the form has its text',
)(async ({ page, cell }) => {
  await cell('leaving while saving', async () => {
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
})

row('order × two answers in the wrong order: the later request wins (§4)')(
  async ({ page, cell }) => {
    await cell('the list, read twice', async () => {
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
  },
)

row(
  'order × every filter: leaving at once does not change the next page’s URL; Enter twice is harmless',
)(async ({ page, cell }) => {
  await serveBackend(page)
  await page.goto('')
  for (const path of paths) {
    await follow(page, path)
    await expect(page.locator('h1').first()).toHaveText(/\S/)
    const box = page.locator('main').getByRole('searchbox').first()
    if ((await box.count()) === 0) continue
    await cell(`${path}, Enter twice`, async () => {
      await box.fill('ا')
      await box.press('Enter')
      await box.press('Enter')
      await expect(page).toHaveURL(/[?&]q=/)
      await expect(box).toHaveValue('ا')
    })
    await cell(`${path}, leaving before the text is in the URL`, async () => {
      await box.pressSequentially('بت')
      await follow(page, '/terms')
      await expect(page.locator('h1')).toHaveText('شروط الاستخدام')
      // Longer than the delay of `ui/fields/useDebouncedText`.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
      await expect(page).toHaveURL(/\/terms$/)
    })
  }
})

/** A field for each code that writes typed text into the URL after a delay (site/search, ui/fields/useDebouncedText), and a link. */
const leaving = [
  { path: '/search', link: 'شروط الاستخدام' },
  { path: '/admin/users', link: 'الفئات' },
]

for (const { path, link } of leaving)
  row(
    `order × a link clicked before ${path} has written the typed text into the URL: the click is not lost`,
  )(async ({ page, cell }) => {
    await serveBackend(page)
    await page.goto(path)
    const box = page.locator('main').getByRole('searchbox')
    await expect(box).toBeVisible()
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await promise
      await route.continue()
    })
    await cell(path, async () => {
      // In one task of the page, so that the delay cannot end first on a slow machine.
      await page
        .locator('a:visible', { hasText: new RegExp(`^${link}$`) })
        .last()
        .evaluate((away: HTMLElement) => {
          const field = document.querySelector<HTMLInputElement>('main input[type=search]')
          field?.focus()
          document.execCommand('insertText', false, 'بت')
          away.click()
        })
      await expect(box).toHaveValue('بت')
      // Longer than the delay.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 400)))
      resolve()
      await expect(page.locator('main h1')).toHaveText(link)
    })
  })

/** Names of the buttons that open a dialog. */
const OPENS = /^(إضافة|تعديل|حذف|عرض(?! (المزيد|أقل)))/

row(
  'order × Back while a dialog is open: it closes, the page stays, the next Back leaves the page',
)(async ({ page, cell }) => {
  await serveBackend(page)
  page.on('dialog', (leaving) => leaving.accept())
  await page.goto('contact')
  const withDialog: string[] = []
  for (const path of paths) {
    await follow(page, '/terms')
    await follow(page, path)
    await expect(page.locator('main h1').first()).toHaveText(/\S/)
    const opener = page
      .locator('main button:visible:not([aria-expanded], [aria-disabled=true])')
      .filter({ hasText: OPENS })
      .first()
    if ((await opener.count()) === 0) continue
    await cell(path, async () => {
      const dialog = page.locator('[role=dialog], [role=alertdialog]').first()
      // Fields in the page have no dialog to close. drafts.spec.ts tests leaving them.
      if ((await openForm(page, opener)) === 'fields') return void (await page.goto('contact'))
      withDialog.push(path)
      await page.goBack()
      await expect(dialog).toHaveCount(0)
      await expect(page.locator('h1'), 'the page does not change').not.toHaveText('شروط الاستخدام')
      await page.goBack()
      await expect(page.locator('h1')).toHaveText('شروط الاستخدام')
      await page.getByRole('contentinfo').getByRole('link', { name: 'اتصل بنا' }).click()
      await expect(page.locator('main h1')).toHaveText('اتصل بنا')
    })
  }
  expect(withDialog.length, withDialog.join()).toBeGreaterThanOrEqual(5)
})
