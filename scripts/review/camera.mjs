import { launchChromium } from '../chromium.mjs'
import { importTs } from '../importTs.mjs'
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
/** A page that needs longer for one story has a fault. */
const LIMIT = 60_000

/**
 * Returns the widths in which a story is photographed. A story with a play function is taken in the window that it asks
 * for: in another one its steps may wait for what is not there.
 * @param {{ tags: string[] }} entry @returns {readonly Width[]}
 */
export const widthsOf = ({ tags }) =>
  tags.some((tag) => tag === 'play-fn' || NARROW.includes(tag)) ? ['own'] : WIDTHS

/**
 * Starts a browser whose pictures depend on the page only: it renders whole tiles. What it renders into a tile that it
 * has rendered before differs at edges by 1 of 255, in one of ten stories (25 November 2026).
 */
export const launchCamera = () => launchChromium('--disable-partial-raster')

/** @typedef {{ format: 'png' | 'webp', quality?: number, scale: number, longest: number }} Format */

/** @type {Format} */
const EXACT = { format: 'png', scale: 1, longest: LONGEST }

/**
 * Opens the preview of a built Storybook, in which `photograph` shows one story after the other.
 * @param {import('playwright').Browser} browser @param {string} site @param {string} docsId a page that shows no story
 * @param {Format} [options]
 * @returns {Promise<Camera>}
 */
export async function openCamera(browser, site, docsId, { scale, longest, ...format } = EXACT) {
  const page = await browser.newPage({
    locale: 'ar',
    timezoneId: 'Asia/Riyadh',
    userAgent: USER_AGENT,
    reducedMotion: 'reduce',
  })
  const session = await page.context().newCDPSession(page)
  await page.addInitScript(rememberTimers)
  await openPreview(page, site, docsId)
  await page.addStyleTag({ content: '* { caret-color: transparent !important }' })

  const settled = (/** @type {Scheme} */ scheme) =>
    page.evaluate(settle, { scheme, patience: PATIENCE, longest })

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
   * the page does then: a toast was 50 px higher in one picture of three (25 November 2026).
   */
  const enlarge = async (/** @type {Scheme} */ scheme) => {
    const { width, height } = await settled(scheme)
    if (height <= (page.viewportSize()?.height ?? 0)) return
    await page.setViewportSize({ width, height })
    await settled(scheme)
  }

  /** Takes the page of a story in its schemes, which are CSS variables under a class: nothing renders again. */
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
    const [first = 'light'] = schemes
    await enlarge(first)
    const variables = await inPage(page, usedVariables)
    // Without the schemes that nobody asked for.
    const pictures = /** @type {Pick<Pictures, Scheme>} */ ({})
    for (const scheme of schemes) {
      if (scheme !== first) await settled(scheme)
      pictures[scheme] = await capture()
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

/** Runs in the page before its scripts: lists the timers, so that `settle` can stop them. */
function rememberTimers() {
  const { setTimeout: startTimer } = window
  /** @type {unknown[]} */
  const timers = []
  /** @type {(...args: Parameters<typeof startTimer>) => unknown} */
  const startAndList = (...args) => timers[timers.push(startTimer(...args)) - 1]
  Object.assign(window, { timers, setTimeout: startAndList })
}

/**
 * Runs in the page: waits until nothing moves, stops what waits for a time, and returns the size that the picture needs.
 * @param {{ scheme: string, patience: number, longest: number }} options
 */
async function settle({ scheme, patience, longest }) {
  const root = document.documentElement
  if (!root.classList.contains(scheme)) {
    root.classList.remove('light', 'dark')
    root.classList.add(scheme)
  }
  const loaded = Array.from(document.images, async (image) => {
    image.loading = 'eager'
    await image.decode().catch(() => {})
  })
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  await Promise.race([Promise.all(loaded), late])
  // Until the page is unchanged for three frames: a tooltip that exists may still be invisible.
  let quiet = 0
  const observer = new MutationObserver(() => {
    quiet = 0
  })
  observer.observe(root, { attributes: true, characterData: true, childList: true, subtree: true })
  for (let frame = 0; quiet < 3 && frame < 60; frame++) {
    quiet++
    await new Promise(requestAnimationFrame)
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
      else animation.finish()
    }
  }
  observer.disconnect()
  // Otherwise a tooltip opens, or a toast ends, between the picture of one scheme and that of the other.
  const { timers } = /** @type {{ timers: number[] }} */ (/** @type {unknown} */ (window))
  for (const timer of timers.splice(0)) clearTimeout(timer)
  // A taller picture costs another layout: of a message of 10,000 joined letters 21 s (25 November 2026). A page below
  // an open dialog does not scroll, and texts for screen readers only are 1 px high, at the end of the page too.
  const isScrolling = getComputedStyle(document.body).overflowY !== 'hidden'
  const isTaller = isScrolling && root.scrollHeight > innerHeight + 1
  const height = isTaller ? Math.min(longest, root.scrollHeight) : innerHeight
  return { width: innerWidth, height }
}
