import {
  type BrowserContext,
  test as base,
  expect,
  type FrameLocator,
  type Page,
} from 'playwright/test'
import { installFakeVoice } from '@/site/listen/fakeVoice.storyHelpers'
import { isHydrated } from '@/ui/states/isHydrated'
import { limit } from '../machine'

type Fixtures = {
  /** every console line and page error of the test's pages; a test that expects some must clear it */
  consoleLines: string[]
  /** the addresses and widths in which a test failed: what a person opens to see it */
  lastSeen: undefined
}

/** `test` with a silent console: an unexpected line fails the test. */
export const test = base.extend<Fixtures>({
  consoleLines: [
    async ({ context }, use) => {
      const lines: string[] = []
      listen(context, lines)
      await use(lines)
      expect(lines, 'the console is empty').toEqual([])
    },
    { auto: true },
  ],
  lastSeen: [
    async ({ context }, use, testInfo) => {
      await use(undefined)
      if (testInfo.status === testInfo.expectedStatus) return
      for (const page of context.pages())
        await testInfo.attach('open', {
          body: `${page.url()} at ${page.viewportSize()?.width} px`,
        })
    },
    { auto: true },
  ],
})

function listen(context: BrowserContext, lines: string[]) {
  context.on('console', (message) => {
    if (message.type() !== 'debug')
      lines.push(`${message.type()}: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => lines.push(`error: ${error.error().message}`))
}

export { expect }

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Opens a page and waits until it is hydrated and the fake backend answers its requests. */
export async function openReady(page: Page, path: string): Promise<void> {
  await openHydrated(page, path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Waits until the page handles clicks. */
export const waitForHydration = (page: Page) => page.waitForFunction(isHydrated)

/** Counts the page's requests to an API path with this method; returns a function that gets the count. */
export function watchCalls(page: Page, method: string, pathEnd: string | RegExp): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.serviceWorker()) return
    const { pathname } = new URL(request.url())
    const isMatch =
      typeof pathEnd === 'string' ? pathname.endsWith(pathEnd) : pathEnd.test(pathname)
    if (request.method() === method && isMatch) count += 1
  })
  return () => count
}

/** Returns the URLs of the page's requests other than GET; the list grows while the page sends them. */
export function watchWrites(page: Page): string[] {
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url())
  })
  return writes
}

/** Waits until a tour has ended as it was recorded; the name of a step that failed, which is its caption, is in the message. */
export async function expectEnd(page: Page | FrameLocator, title: string) {
  const bar = page.getByRole('region', { name: `جولة: ${title}` })
  const problem = bar.getByRole('alert')
  const end = bar.getByRole('status')
  await expect(problem.or(end)).toBeVisible({ timeout: limit(45) })
  expect(await problem.isVisible(), await bar.innerText()).toBe(false)
  await expect(end).toHaveText('انتهت الجولة.العنوان والبيانات كما سُجّلت.')
}

/** Installs the fake voice. Call it before the page is opened. */
export async function fakeVoice(page: Page) {
  await page.addInitScript(installFakeVoice)
  return {
    spoken: () => page.evaluate(() => window.fakeVoice?.spoken ?? []),
    isSpeaking: () => page.evaluate(() => window.fakeVoice?.isSpeaking()),
    /** the voice has said the current text */
    finish: () => page.evaluate(() => window.fakeVoice?.finish()),
    /** the text that the page highlights */
    marked: () =>
      page.evaluate(() => [...(CSS.highlights.get('listening') ?? [])].map(String).join()),
  }
}
