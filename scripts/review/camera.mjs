import { launchChromium } from '../chromium.mjs'
import { importTs } from '../importTs.mjs'
import { settle, watchPage } from './settle.mjs'
import { inPage, usedVariables, variableValues } from './variables.mjs'

/** @type {typeof import('../../tests/stories/storybookPage')} */
const { openPreview, showStory, USER_AGENT } = await importTs('tests/stories/storybookPage.ts')

/** @typedef {import('./approvals.mjs').Place} Place */
/** @typedef {{ width: number, light: Buffer, dark: Buffer, variables: string[] }} Pictures of one story in one width, and the variables of the theme that its page uses */
/** @typedef {360 | 1280 | 'own'} Width */
/** @typedef {'light' | 'dark'} Scheme */
/** @typedef {{ photograph: (story: string, width: Width, schemes?: readonly Scheme[]) => Promise<Pictures>, values: (story: string) => Promise<import('./variables.mjs').Values>, close: () => Promise<void> }} Camera */

export const SCHEMES = /** @type {const} */ (['light', 'dark'])
const SIZES = { 360: { width: 360, height: 780 }, 1280: { width: 1280, height: 900 } }
const WIDTHS = /** @type {const} */ ([360, 1280])
/** A story that asks for a narrow window shows it, and is taken in that one only. */
const NARROW = ['state:phone', 'state:tablet']
/** A picture that never loads, for example in the state of loading, does not stop the review. */
const PATIENCE = 10_000
/** Of a longer page only this much is taken: a message of 25,000 pixels cost 33 s (25 November 2026). */
const LONGEST = 8000
/** How often a window is made higher: without a limit one with a part as high as itself would grow each time. */
const ENLARGED = 4
/** A page that needs longer for one story has a fault. */
const LIMIT = 60_000

/**
 * Returns the widths in which a story is photographed. A story with a play function is taken in the window that it asks
 * for, since its steps may wait for what another one does not have. A state of a screen works in each width of its board.
 * @param {{ tags: string[] }} entry @param {boolean} isOnBoard @returns {readonly Width[]}
 */
export const widthsOf = ({ tags }, isOnBoard) =>
  !isOnBoard && tags.some((tag) => tag === 'play-fn' || NARROW.includes(tag)) ? ['own'] : WIDTHS

/**
 * Starts a browser whose pictures depend on the page only: it renders whole tiles. What it renders into a tile that it
 * has rendered before differs at edges by 1 of 255, in one of ten stories (25 November 2026). Nor does it render a tile
 * before its images are decoded. Without a process of the GPU, to which pictures are sent, 200 visits took 41 and 45 s
 * instead of 50 (26 November 2026).
 */
export const launchCamera = () =>
  launchChromium('--disable-partial-raster', '--disable-checker-imaging', '--in-process-gpu')

/** @typedef {{ format: 'png' | 'webp', quality?: number, scale: number, longest: number }} Format */

/** @type {Format} */
const EXACT = { format: 'png', scale: 1, longest: LONGEST }

/**
 * Opens the preview of a built Storybook, in which `photograph` shows one story after the other.
 * @param {import('playwright').Browser} browser @param {string} site
 * @param {Format} [options]
 * @returns {Promise<Camera>}
 */
export async function openCamera(browser, site, { scale, longest, ...format } = EXACT) {
  const page = await browser.newPage({
    locale: 'ar',
    timezoneId: 'Asia/Riyadh',
    userAgent: USER_AGENT,
    reducedMotion: 'reduce',
    // Both builds have the same address, as the same part of a screen has: some show it.
    proxy: { server: new URL(site).origin },
  })
  const session = await page.context().newCDPSession(page)
  await page.addInitScript(watchPage)
  await openPreview(page, `http://localhost${new URL(site).pathname}`)
  await page.addStyleTag({ content: '* { caret-color: transparent !important }' })
  // At first the pointer is at the corner, where each tooltip is for a moment before it has its place: that closed it.
  await page.mouse.move(-100, -100)

  const loading = listLoading(page)
  /** @param {Scheme} scheme @returns {ReturnType<typeof settle>} */
  const settled = async (scheme) => {
    const size = await page.evaluate(settle, { scheme, patience: PATIENCE, longest })
    if (loading.size === 0) return size
    // A dialog whose script has not arrived is not there yet.
    await inTime(Promise.allSettled(loading), 'what the page loads')
    return settled(scheme)
  }

  // Not `page.screenshot`, which writes smaller files in three times the processor time.
  const capture = async () => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    const { data } = await session.send('Page.captureScreenshot', {
      ...format,
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, scale, width, height },
    })
    return Buffer.from(data, 'base64')
  }

  /**
   * Makes the window as high as the page. `captureBeyondViewport` does that for each picture, without waiting for what
   * the page does then: a toast was 50 px higher in one picture of three (25 November 2026). A chart that renders when
   * it is in sight makes the page longer again: «Admin/Analytics › Phone» was 5,988, 6,642 or 7,820 px long.
   */
  const enlarge = async (/** @type {Scheme} */ scheme) => {
    for (let time = 0; time <= ENLARGED; time++) {
      const { width, height } = await settled(scheme)
      if (time === ENLARGED || height <= (page.viewportSize()?.height ?? 0)) return
      await page.setViewportSize({ width, height })
    }
  }

  /**
   * Takes the page of a story in its schemes, which are CSS variables under a class: nothing renders again. Each picture
   * follows a change of the scheme: Chromium does not paint a layer again that moves by a part of a pixel, so a sticky
   * bar was 1 px lower in one picture of three (25 November 2026).
   */
  const photograph = async (
    /** @type {string} */ story,
    /** @type {Width} */ width,
    /** @type {readonly Scheme[]} */ schemes,
  ) => {
    const size = width === 'own' ? undefined : SIZES[width]
    const { problems } = await showStory(page, story, size)
    // Steps that were too slow on a busy machine show something else than the story.
    if (problems.length > 0) await showStory(page, story, size)
    const own = await page.evaluate(() => document.documentElement.className)
    const [shown, other] = own.includes('dark') ? SCHEMES.toReversed() : SCHEMES
    await enlarge(shown)
    const variables = await inPage(page, usedVariables)
    // Without the schemes that nobody asked for.
    const pictures = /** @type {Pick<Pictures, Scheme>} */ ({})
    for (const scheme of [other, shown]) {
      if (scheme === shown && !schemes.includes(shown)) break
      await settled(scheme)
      if (schemes.includes(scheme)) pictures[scheme] = await capture()
    }
    await page.evaluate((name) => {
      document.documentElement.className = name
    }, own)
    return { width: page.viewportSize()?.width ?? 0, ...pictures, variables }
  }

  return {
    photograph: (story, width, schemes = SCHEMES) =>
      inTime(photograph(story, width, schemes), story),
    // The theme is on the page of a story only.
    values: async (story) => {
      await showStory(page, story)
      return inPage(page, variableValues)
    },
    close: () => page.context().close(),
  }
}

/** Returns the scripts and styles that the page waits for. @param {import('playwright').Page} page */
function listLoading(page) {
  /** @type {Set<Promise<unknown>>} */
  const loading = new Set()
  page.on('request', (request) => {
    if (!['script', 'stylesheet', 'font'].includes(request.resourceType())) return
    const end = request.response().then((response) => response?.finished())
    loading.add(end)
    end.catch(() => {}).then(() => loading.delete(end))
  })
  return loading
}

/** @template T @param {Promise<T>} work @param {string} what @returns {Promise<T>} */
async function inTime(work, what) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No picture of ${what} in ${LIMIT} ms`)), LIMIT)
  })
  try {
    return await Promise.race([work, /** @type {Promise<never>} */ (late)])
  } finally {
    clearTimeout(timer)
  }
}
