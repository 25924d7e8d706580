import { test as base, expect } from 'playwright/test'
import { waitForHydration } from '../journeys/page'

type Fixtures = {
  /** every console line, for tests of what is logged: faults of the network log errors themselves */
  consoleLines: string[]
  /** uncaught errors of the pages; any of them fails the test */
  thrown: string[]
}

export const test = base.extend<Fixtures>({
  // Here a page is always hydrated. tests/built/beforeScripts.spec.ts tests it before that.
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (...args) => {
      const response = await goto(...args)
      await waitForHydration(page)
      return response
    }
    await use(page)
  },

  consoleLines: async ({ context }, use) => {
    const lines: string[] = []
    context.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
    await use(lines)
  },

  thrown: [
    async ({ context }, use) => {
      const thrown: string[] = []
      context.on('weberror', (error) => thrown.push(error.error().message))
      await use(thrown)
      expect(thrown, 'no uncaught errors').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
