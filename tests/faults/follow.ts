import { expect, type Locator, type Page } from 'playwright/test'
import { waitForHydration } from '../journeys/page'

/** Navigates within the open page, as a link would, and waits until the screen is rendered. */
export async function follow(page: Page, address: string): Promise<void> {
  // Before that the router follows nothing.
  await waitForHydration(page)
  await page.evaluate((to) => {
    // The router numbers the history entries, to tell Back from Forward.
    // @workaround @tanstack/react-router: tests/faults/order.spec.ts
    const index = (history.state?.__TSR_index ?? 0) + 1
    history.pushState({ __TSR_index: index, __TSR_key: `fault${index}` }, '', to)
  }, address)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === location.href)
}

/**
 * Clicks a button that opens a dialog, or fields in the page, and waits until they are there: both may take a moment,
 * for code that loads. Returns which it was.
 */
export async function openForm(page: Page, button: Locator): Promise<'dialog' | 'fields'> {
  const dialog = page
    .locator(':is([role=dialog], [role=alertdialog]):not([aria-busy=true])')
    .first()
  const fields = page.locator('main').locator('input:visible, textarea:visible')
  const before = await fields.count()
  const opened = async () => {
    if (await dialog.isVisible()) return 'dialog'
    return (await fields.count()) > before ? 'fields' : null
  }
  await button.click()
  await expect.poll(opened, 'the button opens a form').not.toBeNull()
  return (await opened()) ?? 'fields'
}
