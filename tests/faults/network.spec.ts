import { callIds, dataCalls } from '@mocks/backend/dataCalls'
import type { Page, Route } from 'playwright/test'
import { waitForHydration } from '../journeys/page'
import { PRODUCTION } from '../sites'
import { serveBackend } from './backend'
import { type CallAction, callActions, makeCall } from './callActions'
import { expect, test } from './cells'
import { type NetworkFault, networkFaults } from './networkFaults'

test.use({ baseURL: PRODUCTION, viewport: { width: 360, height: 780 } })

const isFine = ({ judgesBy }: CallAction, { isOk, isJson }: NetworkFault) =>
  (judgesBy === 'status' && isOk) || (judgesBy === 'any JSON' && isJson)

const alertOf = (page: Page, words: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: words }).first()

for (const id of callIds) {
  const act = callActions[id]

  test(`network × ${dataCalls[id].method} ${id}: shows the failure, loses no text, works again (§7, §8)`, async ({
    page,
    context,
    cell,
    consoleLines,
  }) => {
    const backend = await serveBackend(page)
    await page.clock.install()
    await page.goto(act.path)

    for (const fault of networkFaults) {
      consoleLines.length = 0
      backend.database.reset()
      const isWell = await cell(fault.name, async () => {
        await act.prepare(page)
        const isTried = Promise.withResolvers<void>()
        const answer = (route: Route) => {
          isTried.resolve()
          return fault.answer(route)
        }
        // With an ok status the server has carried out the call.
        backend.breakCall(id, answer, fault.isOk)
        if (fault.isOffline) {
          // A page cannot be opened offline, so the call fails just before that.
          if (act.isOnOpening) {
            await makeCall(page, act)
            await expect(alertOf(page, act.failure)).toBeVisible()
          }
          await context.setOffline(true)
          await expect(alertOf(page, 'انقطع اتصالك بالإنترنت')).toBeVisible()
        }
        if (fault.isOffline && act.isOnOpening) await act.retry?.(page)
        else await makeCall(page, act)
        if (isFine(act, fault)) return act.succeeded(page)

        if (fault.isUnanswered) {
          await isTried.promise
          // The HTML of the messages begins the call; the app waits for it from hydration on.
          await waitForHydration(page)
          await page.clock.fastForward(30_000)
          await expect(alertOf(page, 'لم يردّ الخادم منذ')).toBeVisible()
          await page.getByRole('button', { name: 'إلغاء الطلب' }).click()
        }
        await expect(alertOf(page, act.failure)).toBeVisible()
        expect(await overflow(page), 'the alert is inside the window').toEqual([])
        await act.isUnchanged(page)
        if (id === 'list' && fault.isOk) await expectNamed(page, consoleLines, fault)

        backend.repair()
        if (fault.isOffline) {
          await context.setOffline(false)
          await expect(alertOf(page, 'عاد الاتصال بالإنترنت')).toBeVisible()
        }
        // An error toast stays until it is closed, and may cover the button. It may also be closing already.
        const close = page.getByRole('button', { name: 'إغلاق التنبيه' })
        await close.evaluateAll((buttons) => {
          for (const button of buttons) (button as HTMLElement).click()
        })
        await (act.retry?.(page) ?? makeCall(page, act))
        await act.succeeded(page)
      })
      backend.repair()
      if (isWell) continue
      await context.setOffline(false)
      page.once('dialog', (dialog) => dialog.accept())
      await page.goto(act.path)
    }
  })
}

test('network × the code of a page: offline shows an error and loses no text; online it loads', async ({
  page,
  context,
  cell,
}) => {
  await cell('offline then online', async () => {
    await page.goto('contact')
    await page.getByLabel('الرسالة').fill('كتبتها قبل انقطاع الاتصال')
    await waitForHydration(page)
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'رياضة' }).click()
    await expect(page.locator('main h1')).toHaveText('تعذّر تحميل هذه الصفحة')
    await expect(page.locator('main')).toContainText('انقطع الاتصال')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
    await expect(page.locator('main h1')).toHaveText('أخبار الرياضة')
    await page.goBack()
    await expect(page.getByLabel('الرسالة')).toHaveValue('كتبتها قبل انقطاع الاتصال')
  })
})

/** Checks an answer that cannot be parsed: the screen names the call, and the log says what is wrong in it. */
async function expectNamed(page: Page, lines: readonly string[], { isJson }: NetworkFault) {
  await expect(
    page.getByRole('alert').filter({ hasText: 'GET /api/contact-messages' }),
  ).toBeVisible()
  const line = lines.find((text) => text.includes('GET /api/contact-messages'))
  expect(line).toMatch(isJson ? /0\.name/ : /JSON/)
}

/** Returns the sizes of the alerts that are not completely inside the window. */
const overflow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=alert]')]
      .map((alert) => alert.getBoundingClientRect())
      .filter(({ left, right, height }) => left < 0 || right > innerWidth || height > innerHeight)
      .map(({ width, height }) => `${width} × ${height}`),
  )
