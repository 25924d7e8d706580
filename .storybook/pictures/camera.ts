import type { Browser } from 'playwright/test'
import { openPreview, showStory, USER_AGENT } from './storybookPage'

/** Dark first: a layer that moves by part of a pixel is painted again only when colours change, so each picture follows a change. */
const SCHEMES = ['dark', 'light'] as const
const HEIGHT = 900
/** Of a longer page only this much is taken: a message of 25,000 pixels cost 33 s (25 November 2026). */
const LONGEST = 8000
const START = new Date('2026-11-20T06:45:00Z').getTime()

/** With these Chromium paints whole tiles, with decoded images: the pixels depend on the page only. */
export const CAMERA_ARGS = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--in-process-gpu',
]

type Format = { format: 'png' | 'webp'; quality?: number; scale?: number; longest?: number }
type Picture = { width: number; scheme: (typeof SCHEMES)[number]; data: Buffer }

/** Opens a built Storybook; the returned function shows a story and takes its pictures, one visit for all of them. */
export async function openCamera(browser: Browser, site: string) {
  const page = await browser.newPage({
    locale: 'ar',
    timezoneId: 'Asia/Riyadh',
    userAgent: USER_AGENT,
    reducedMotion: 'reduce',
  })
  await page.clock.install({ time: START })
  const session = await page.context().newCDPSession(page)
  const loading = new Set<object>()
  page.on('request', (request) => loading.add(request))
  const end = (request: object) => void loading.delete(request)
  page.on('requestfinished', end).on('requestfailed', end)
  await openPreview(page, site)
  await page.evaluate(() =>
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { view: 'still' } }),
  )
  await page.addStyleTag({
    content: '* { caret-color: transparent !important; content-visibility: visible !important }',
  })

  /** Ends what takes at most a second, and waits until the page stays the same. */
  async function waitUntilStill() {
    // What is still not loaded when the page has stayed the same for eight rounds never loads in this story.
    for (let time = 0, quiet = 0; time < 30 && quiet < (loading.size > 0 ? 8 : 3); time++) {
      quiet = (await page.evaluate(rest)) ? quiet + 1 : 0
      // After a real frame, after which the page knows its new size. MUI places a menu again 166 ms later.
      await page.clock.runFor(time < 2 ? 200 : 20)
    }
  }

  return async (
    story: string,
    widths: readonly number[],
    { scale = 1, longest = LONGEST, ...format }: Format = { format: 'png' },
  ): Promise<Picture[]> => {
    loading.clear()
    await page.clock.resume()
    const { problems } = await showStory(page, story)
    // Steps that were too slow on a busy machine show something else than the story.
    if (problems.length > 0) await showStory(page, story)
    await page.clock.pauseAt(START + 1000 + (await page.evaluate(() => performance.now())))
    const pictures: Picture[] = []
    for (const width of widths) {
      // A chart that renders when it is in sight makes the page longer again. Texts for screen readers are 1 px high, at
      // the end of the page too.
      let height = 0
      for (let needed = HEIGHT, time = 0; needed > height + 1 && time < 7; time++) {
        height = needed
        await page.setViewportSize({ width, height })
        await waitUntilStill()
        needed = Math.min(longest, await page.evaluate(fullHeight))
      }
      for (const scheme of SCHEMES) {
        await page.evaluate((name) => {
          document.documentElement.classList.remove('light', 'dark')
          document.documentElement.classList.add(name)
        }, scheme)
        const { data } = await session.send('Page.captureScreenshot', {
          ...format,
          optimizeForSpeed: true,
          clip: { x: 0, y: 0, scale, width, height },
        })
        pictures.push({ width, scheme, data: Buffer.from(data, 'base64') })
      }
    }
    return pictures
  }
}

async function rest(): Promise<boolean> {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
  }
  await Promise.all(
    Array.from(document.images, (image) => {
      image.loading = 'eager'
      return image.decode().catch(() => {})
    }),
  )
  // The clock of the test has no real frames. An observer reports after one.
  for (let frame = 0; frame < 2; frame++)
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect()
        resolve()
      })
      observer.observe(document.body)
    })
  const memory = window as { lastState?: string }
  const scrolled = Array.from(document.querySelectorAll('*'), (it) => it.scrollTop + it.scrollLeft)
  const state = `${document.body.innerHTML}${scrolled.join()}`
  const isSame = memory.lastState === state
  memory.lastState = state
  return isSame
}

/** A page below an open dialog does not scroll. */
function fullHeight(): number {
  const isScrolling = getComputedStyle(document.body).overflowY !== 'hidden'
  return isScrolling ? document.documentElement.scrollHeight : innerHeight
}
