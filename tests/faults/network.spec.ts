import { seed } from '@mocks/backend/data/seed'
import { callIds, dataCalls } from '@mocks/backend/dataCalls'
import type { Page } from 'playwright/test'
import { waitForHydration } from '../journeys/page'
import { PRODUCTION } from '../sites'
import { type Answer, serveBackend } from './backend'
import { callActions, makeCall } from './callActions'
import { expect, test } from './page'

test.use({ baseURL: PRODUCTION, viewport: { width: 360, height: 780 } })

/**
 * The three kinds of answers that differ to a person. Which status and which body is of which kind is tested in
 * `tests/contract/http.test.ts` and `src/api/http.test.ts`.
 */
const faults: Readonly<Record<'refused' | 'no answer' | 'another shape', Answer>> = {
  refused: (route) => route.fulfill({ status: 500, json: { message: 'refused' } }),
  'no answer': () => new Promise(() => undefined),
  'another shape': (route) => route.fulfill({ json: [{ id: 'one' }] }),
}

const alertOf = (page: Page, words: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: words }).first()

for (const id of callIds)
  test(`network × ${dataCalls[id].method} ${id}: shows the failure, loses no text, works again (§7, §8)`, async ({
    page,
    consoleLines,
  }) => {
    const act = callActions[id]
    const backend = await serveBackend(page)
    await page.clock.install()
    await page.goto(act.path)
    for (const [name, answer] of Object.entries(faults))
      await test.step(name, async () => {
        // A call that was refused has changed nothing; one whose answer cannot be read was carried out.
        const isCarriedOut = name === 'another shape'
        consoleLines.length = 0
        backend.messages.save(seed())
        await act.prepare(page)
        const isTried = Promise.withResolvers<void>()
        backend.breakCall(
          id,
          (route) => {
            isTried.resolve()
            return answer(route)
          },
          isCarriedOut,
        )
        await makeCall(page, act)
        if (isCarriedOut && !act.readsAnswer) return act.succeeded(page)
        if (name === 'no answer') {
          await isTried.promise
          // The HTML of the messages begins the call; the app waits for it from hydration on.
          await waitForHydration(page)
          await page.clock.fastForward(30_000)
          await expect(alertOf(page, 'لم يردّ الخادم منذ')).toBeVisible()
          await page.getByRole('button', { name: 'إلغاء الطلب' }).click()
        }
        await expect(alertOf(page, act.failure)).toBeInViewport()
        await act.isUnchanged(page)
        if (isCarriedOut) {
          const named = 'GET /api/contact-messages'
          await expect(alertOf(page, named)).toBeVisible()
          expect(consoleLines.find((line) => line.includes(named))).toMatch(/0\.name/)
        }
        backend.repair()
        // An error toast stays until it is closed, and may cover the button. It may also be closing already.
        await page
          .getByRole('button', { name: 'إغلاق التنبيه' })
          .evaluateAll((buttons: HTMLElement[]) => buttons.map((button) => button.click()))
        await (act.retry?.(page) ?? makeCall(page, act))
        await act.succeeded(page)
      })
  })

test('network × the code of a page: offline shows an error and loses no text; online it loads', async ({
  page,
  context,
}) => {
  await page.goto('contact')
  await page.getByLabel('الرسالة').fill('كتبتها قبل انقطاع الاتصال')
  await context.setOffline(true)
  await expect(alertOf(page, 'انقطع اتصالك بالإنترنت')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'رياضة' }).click()
  await expect(page.locator('main h1')).toHaveText('تعذّر تحميل هذه الصفحة')
  await expect(page.locator('main')).toContainText('انقطع الاتصال')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(page.locator('main h1')).toHaveText('أخبار الرياضة')
  await page.goBack()
  await expect(page.getByLabel('الرسالة')).toHaveValue('كتبتها قبل انقطاع الاتصال')
})
