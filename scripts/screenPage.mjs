const NOW = '2026-11-20T09:45:00+03:00'
const FOR_PICTURES = `
  /* The demo panel is no part of the screens. */
  [data-demo-panel] { display: none }
  /* Of the whole page nothing is below the fold: each part has its real height. */
  * { content-visibility: visible !important }`

/**
 * Returns a browser context for pictures of screens: Arabic, without motion, and always at the same time. Otherwise
 * «12 minutes ago» would be a difference.
 * @param {import('playwright').Browser} browser
 * @param {{ width: number, height: number }} viewport @param {'light' | 'dark'} [colorScheme]
 */
export async function pictureContext(browser, viewport, colorScheme = 'light') {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    locale: 'ar',
    timezoneId: 'Asia/Riyadh',
    reducedMotion: 'reduce',
  })
  await context.clock.setFixedTime(NOW)
  return context
}

/** Opens a screen, and resolves when everything in it is shown. @param {import('playwright').Page} page @param {string} href */
export async function openForPicture(page, href) {
  await page.goto(href)
  await page.locator('h1').first().waitFor()
  await page.addStyleTag({ content: FOR_PICTURES })
  await page.evaluate(settle)
  // Charts load while the browser is idle.
  await page.evaluate(loadWhatIsWanted)
  await page.evaluate(settle)
}

/** Runs in the page. Waits for hydration, answers, fonts and pictures, also for those below the fold. */
async function settle() {
  const frames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const wait = new Promise((resolve) => setTimeout(resolve, 3000))
  // The time limit is for a production build, which has no worker, and for a scenario that never answers.
  await Promise.race([wait, navigator.serviceWorker?.ready])
  // Not the time of the page, which does not pass (pictureContext).
  let isOver = false
  setTimeout(() => {
    isOver = true
  }, 3000)
  const awaited = 'main [aria-busy="true"], main .pictureBox:not(:has(img))'
  const isHydrated = () => document.documentElement.hasAttribute('data-hydrated')
  do await frames()
  while ((!isHydrated() || document.querySelector(awaited)) && !isOver)
  // With `font-display: optional` a page whose font loaded late keeps the fallback face. `block` makes it wait.
  const faces = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ cssText }) => cssText.replace('optional', 'block'))
  document.head.append(
    Object.assign(document.createElement('style'), { textContent: faces.join('') }),
  )
  await frames()
  await document.fonts.ready
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await frames()
}

/** Runs in the page. Waits until it has loaded nothing for 20 frames. */
async function loadWhatIsWanted() {
  let before = -1
  const loaded = () => performance.getEntriesByType('resource').length
  while (loaded() !== before) {
    before = loaded()
    for (let frame = 0; frame < 20; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}
