import type { Page } from 'playwright/test'
import { type Call, contractSuite } from '../contract/suite'
import { expect, openReady, test } from '../journeys/page'

/** A real `fetch` in the page, which its service worker answers. */
const callFrom =
  (page: Page): Call =>
  (method, path, body) =>
    page.evaluate(
      async (asked) => {
        const response = await fetch(asked.path, { method: asked.method, ...asked.init })
        const headers = Object.fromEntries(response.headers)
        return { status: response.status, headers, text: await response.text() }
      },
      { method, path, init: initOf(body) },
    )

const initOf = (body: unknown): { body?: string } =>
  body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }

/** The worker controls the page shortly before it answers requests, so repeat a request until it succeeds. */
async function openAnswered(page: Page): Promise<void> {
  await openReady(page, 'privacy')
  await page.waitForFunction(() => fetch('/api/contact-messages').then(({ ok }) => ok))
}

test('the contract, for the service worker of the built demo', { tag: '@core' }, async ({
  page,
  consoleLines,
}) => {
  await openAnswered(page)
  // The same suite as in Node and over HTTP (tests/contract). One page for all tests, because opening it is slow.
  for (const { name, run } of contractSuite(callFrom(page))) {
    await test.step(name, async () => {
      const failure = await run().then(
        () => '',
        (error: unknown) => String(error),
      )
      expect.soft(failure, name).toBe('')
    })
  }
  const answered = page.waitForResponse('**/api/contact-messages')
  await callFrom(page)('GET', '/api/contact-messages')
  expect((await answered).fromServiceWorker(), 'the worker answered').toBe(true)
  // Chromium logs every 4xx response to the console; the suite expects these.
  const unexpected = consoleLines.filter((line) => !/status of 4\d\d/.test(line))
  consoleLines.length = 0
  expect(unexpected).toEqual([])
})
