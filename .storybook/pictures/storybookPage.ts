import { createRequire } from 'node:module'
import { type Browser, devices, type Page } from 'playwright/test'

/** What a story declares, available before it renders. */
type Prepared = {
  parameters: { a11y?: { test?: string }; viewport?: { options: Record<string, Viewport> } }
  storyGlobals: { viewport?: { value?: string } }
}
type Viewport = { styles: { width: string; height: string } }
type Size = { width: number; height: number }

declare global {
  /**
   * What Storybook's preview exposes on its page. This is not a documented interface (ADR-10).
   * @workaround storybook: tests/stories/stories.spec.ts
   */
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: {
      on: (event: string, listener: (payload: never) => void) => void
      off: (event: string, listener: (payload: never) => void) => void
      emit: (event: string, payload: object) => void
    }
    __STORYBOOK_PREVIEW__?: {
      currentRender?: { id: string; phase: string }
      storyStoreValue?: { loadStory: (which: { storyId: string }) => Promise<Prepared> }
    }
  }
}

/** With this name Storybook ends animations; otherwise it waits at least 0.1 s per story. */
export const USER_AGENT = `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`

export const AXE_FILE = createRequire(import.meta.url).resolve('axe-core')

/** Opens the preview of the Storybook at this address without the manager and without the addon's axe run; loads axe. */
export async function openStorybook(browser: Browser, site: string): Promise<Page> {
  const options = { locale: 'ar', timezoneId: 'Asia/Riyadh', userAgent: USER_AGENT }
  const page = await browser.newPage(options)
  await page.addInitScript({ path: AXE_FILE })
  await openPreview(page, site)
  return page
}

/**
 * Opens the preview of the Storybook at this address, which says that no story is selected; `showStory` then shows
 * stories in it. Not a docs page: its styles would remain, and each story would pay for them.
 */
export async function openPreview(page: Page, storybook: string): Promise<void> {
  await page.goto(`${storybook}iframe.html?globals=a11y.manual:!true`)
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue)
  // Otherwise this message could replace the first story.
  await page.locator('.sb-nopreview').waitFor()
}

export type Shown = {
  /** the messages of all errors while the story rendered and played */
  problems: string[]
  /** false for a story with `a11y: { test: 'off' }` */
  isForAxe: boolean
}

/**
 * Renders a story, runs its play function, and waits until that ends.
 * @param size of the window; without it the one that the story asks for
 */
export async function showStory(page: Page, storyId: string, size?: Size): Promise<Shown> {
  const { a11y, viewport } = await page.evaluate(async (id) => {
    const story = await window.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId: id })
    const { viewport, a11y } = story?.parameters ?? {}
    return { a11y, viewport: viewport?.options[story?.storyGlobals.viewport?.value ?? 'desktop'] }
  }, storyId)
  if (!viewport) throw new Error(`«${storyId}» asks for a viewport that the preview does not know`)
  const { width, height } = viewport.styles
  // A component fills the whole canvas (`100%`); it is tested in the size of a screen.
  const wanted = size ?? { width: pixels(width, 1280), height: pixels(height, 900) }
  const now = page.viewportSize()
  if (now?.width !== wanted.width || now.height !== wanted.height)
    await page.setViewportSize(wanted)
  const problems = await page.evaluate(play, storyId)
  return { problems, isForAxe: a11y?.test !== 'off' }
}

const pixels = (length: string, otherwise: number) =>
  length.endsWith('px') ? Number.parseInt(length, 10) : otherwise

/** Runs in the page. */
function play(storyId: string): Promise<string[]> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  return new Promise((resolve) => {
    const problems: string[] = []
    const report = (error: { message?: string }) => void problems.push(error.message ?? '?')
    const listeners: Record<string, (payload: never) => void> = {
      playFunctionThrewException: report,
      storyThrewException: report,
      storyErrored: report,
      unhandledErrorsWhilePlaying: (errors: { message?: string }[]) => errors.forEach(report),
      storyFinished: (end: { storyId: string; status: string }) => {
        if (end.storyId !== storyId) return
        for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
        if (end.status !== 'success') problems.push(`Storybook reports: ${end.status}`)
        resolve([...new Set(problems)])
      },
    }
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
    // Selecting the story that is shown already does nothing.
    const isShown = window.__STORYBOOK_PREVIEW__?.currentRender?.id === storyId
    channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' })
  })
}
