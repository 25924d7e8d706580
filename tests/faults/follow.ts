import type { Page } from 'playwright/test'

/** Goes to an address within the page that is open, as a link would: the router hears of it. */
export const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate(async (to) => {
    // The router counts its entries, to know Back from Forward.
    const index = (history.state?.__TSR_index ?? 0) + 1
    history.pushState({ __TSR_index: index, __TSR_key: `fault${index}` }, '', to)
    // Two frames: it has drawn.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }, address)
