import type { Page } from 'playwright/test'

/** Navigates within the open page, as a link would, and waits until the screen is rendered. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    // The router numbers the history entries, to tell Back from Forward.
    // @workaround @tanstack/react-router: tests/faults/address.spec.ts
    const index = (history.state?.__TSR_index ?? 0) + 1
    history.pushState({ __TSR_index: index, __TSR_key: `fault${index}` }, '', to)
  }, address)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === location.href)
}
