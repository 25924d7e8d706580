import { type BrowserContext, test as base, expect, type Page } from 'playwright/test'

type Fixtures = {
  /**
   * every console line and page error of the test's pages; a test that expects some must clear it
   */
  consoleLines: string[]
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
})

function listen(context: BrowserContext, lines: string[]) {
  context.on('console', (message) => {
    if (message.type() !== 'debug')
      lines.push(`${message.type()}: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => lines.push(`error: ${error.error().message}`))
}

export { expect }

/** Opens a page and waits until it is hydrated and the fake backend answers its requests. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await takenOver(page)
}

/** Waits until React has rendered the page, or has hydrated all of the prerendered HTML. */
export const takenOver = (page: Page) => page.waitForFunction(isTakenOver)

/**
 * Runs in the page: reads React's internals.
 * @workaround react-dom: tests/built/prerender.spec.ts
 */
export function isTakenOver(): boolean {
  const SUSPENSE = 13
  const root = Object.entries(document.getElementById('root') ?? {}).find(([key]) =>
    key.startsWith('__reactContainer'),
  )?.[1].stateNode.current
  if (!root || root.memoizedState.isDehydrated || !document.querySelector('h1')) return false
  const rest = [root.child]
  for (let part = rest.pop(); part; part = rest.pop()) {
    if (part.tag === SUSPENSE && part.memoizedState?.dehydrated) return false
    rest.push(...[part.child, part.sibling].filter(Boolean))
  }
  return true
}

/**
 * Counts the page's requests to an API path with this method; returns a function that gets the
 * count.
 */
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
