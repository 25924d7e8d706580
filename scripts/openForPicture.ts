import type { Page } from 'playwright/test'

/** Pictures always have the same time. Otherwise «12 minutes ago» would be a difference. */
const NOW = '2026-11-20T09:45:00+03:00'
const FOR_PICTURES = `
  /* The demo panel is no part of the screens. */
  [data-demo-panel] { display: none }
  /* Of the whole page nothing is below the fold: each part has its real height. */
  * { content-visibility: visible !important }`

/** Opens a screen, and resolves when everything in it is shown. `npm run screens` and the start page of the demo use it. */
export async function openForPicture(page: Page, href: string): Promise<void> {
  await page.clock.setFixedTime(NOW)
  await page.goto(href)
  await page.locator('html[data-hydrated] h1').first().waitFor()
  await page.addStyleTag({ content: FOR_PICTURES })
  await page.evaluate(waitUntilLoaded)
}

/** Runs in the page. Waits for answers, for what loads while the browser is idle, such as charts, for fonts and pictures. */
async function waitUntilLoaded() {
  const frame = () => new Promise(requestAnimationFrame)
  // For a scenario that never answers.
  const end = AbortSignal.timeout(6000)
  const awaited = 'main [aria-busy="true"], main .pictureBox:not(:has(img))'
  for (let quiet = 0, before = -1; quiet < 20 && !end.aborted; ) {
    for (const image of document.images) image.loading = 'eager'
    await frame()
    const loaded = performance.getEntriesByType('resource').length
    quiet = loaded === before && !document.querySelector(awaited) ? quiet + 1 : 0
    before = loaded
  }
  await document.fonts.ready
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)))
  await frame()
  await frame()
}
