import { importTs } from '../importTs.mjs'

/** @type {typeof import('../../tests/stories/storybookPage')} */
const { openPreview, showStory, USER_AGENT } = await importTs('tests/stories/storybookPage.ts')

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./approvals.mjs').Place} Place */
/** @typedef {{ width: number, light: Buffer, dark: Buffer }} Pictures of one story in one width */

export const SCHEMES = /** @type {const} */ (['light', 'dark'])
const SIZES = { 360: { width: 360, height: 780 }, 1280: { width: 1280, height: 900 } }
const WIDTHS = /** @type {const} */ ([360, 1280])
/** A story that asks for a narrow window shows it, and is not taken in a wide one. */
const NARROW = ['state:phone', 'state:tablet']
/** A picture that never loads, for example in the state of loading, does not stop the review. */
const PATIENCE = 3000

/**
 * Returns the widths in which a story is photographed. A story with a play function is taken in the window that it asks
 * for: in another one its steps may wait for what is not there.
 * @param {{ tags: string[] }} entry @returns {readonly (360 | 1280 | 'own')[]}
 */
export const widthsOf = ({ tags }) => {
  if (tags.includes('play-fn')) return ['own']
  return tags.some((tag) => NARROW.includes(tag)) ? [360] : WIDTHS
}

/**
 * Opens the preview of a built Storybook, in which `photograph` then shows one story after the other.
 * @param {import('playwright').Browser} browser @param {string} site @param {string} docsId a page that shows no story
 */
export async function openCamera(browser, site, docsId) {
  const page = await browser.newPage({
    locale: 'ar',
    timezoneId: 'Asia/Riyadh',
    userAgent: USER_AGENT,
    reducedMotion: 'reduce',
  })
  await openPreview(page, site, docsId)
  return page
}

/**
 * Takes the whole page of a story in both schemes, which are CSS variables under a class: nothing renders again.
 * @param {Page} page @param {string} story @param {360 | 1280 | 'own'} width @returns {Promise<Pictures>}
 */
export async function photograph(page, story, width) {
  await showStory(page, story, width === 'own' ? undefined : SIZES[width])
  const own = await page.evaluate(() => document.documentElement.className)
  const light = await take(page, 'light')
  const dark = await take(page, 'dark')
  await page.evaluate((name) => {
    document.documentElement.className = name
  }, own)
  return { width: page.viewportSize()?.width ?? 0, light, dark }
}

/** @param {Page} page @param {'light' | 'dark'} scheme */
async function take(page, scheme) {
  await page.evaluate(settle, { scheme, patience: PATIENCE })
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
}

/** Runs in the page. @param {{ scheme: string, patience: number }} options */
async function settle({ scheme, patience }) {
  const { classList } = document.documentElement
  classList.remove('light', 'dark')
  classList.add(scheme)
  const loaded = Array.from(document.images, async (image) => {
    image.loading = 'eager'
    await image.decode().catch(() => {})
  })
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  await Promise.race([Promise.all(loaded), late])
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}
