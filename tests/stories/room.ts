import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright/test'
import { STORYBOOK } from '../sites'

/** What a story asks of the room before it is drawn. */
type Prepared = {
  parameters: { a11y?: { test?: string }; viewport?: { options: Record<string, Screen> } }
  storyGlobals: { viewport?: { value?: string } }
}
type Screen = { styles: { width: string; height: string } }

declare global {
  /** Storybook's own doors into its preview. */
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: {
      on: (event: string, hear: (said: never) => void) => void
      off: (event: string, hear: (said: never) => void) => void
      emit: (event: string, said: object) => void
    }
    __STORYBOOK_PREVIEW__?: {
      storyStoreValue?: { loadStory: (which: { storyId: string }) => Promise<Prepared> }
    }
  }
}

/** The room without its frame and without the addon's axe, at a page of words; axe itself comes along. */
export async function openRoom(browser: Browser, wordsId: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'ar', timezoneId: 'Asia/Riyadh' })
  await page.addInitScript({ path: createRequire(import.meta.url).resolve('axe-core') })
  await page.goto(`${STORYBOOK}iframe.html?viewMode=docs&id=${wordsId}&globals=a11y.manual:!true`)
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue)
  return page
}

export type Shown = {
  /** what went wrong in it, by the words of who noticed */
  problems: string[]
  /** whether it is to be looked at by axe: all but those that say `a11y: { test: 'off' }` */
  isForAxe: boolean
}

/** Shows a story in its own window size, carries out its play function, and waits for its end. */
export async function showStory(page: Page, storyId: string): Promise<Shown> {
  const { a11y, screen } = await page.evaluate(async (id) => {
    const story = await window.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId: id })
    const { viewport, a11y } = story?.parameters ?? {}
    return { a11y, screen: viewport?.options[story?.storyGlobals.viewport?.value ?? 'desktop'] }
  }, storyId)
  if (!screen) throw new Error(`«${storyId}» asks for a window that the preview does not know`)
  const { width, height } = screen.styles
  await page.setViewportSize({ width: pixels(width), height: pixels(height) })
  const problems = await page.evaluate(play, storyId)
  return { problems, isForAxe: a11y?.test !== 'off' }
}

const pixels = (length: string) => Number(length.replace(/px$/, ''))

/** Runs in the page. */
function play(storyId: string): Promise<string[]> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  return new Promise((resolve) => {
    const problems: string[] = []
    const complain = (said: { message?: string }) => void problems.push(said.message ?? '?')
    const hear: Record<string, (said: never) => void> = {
      playFunctionThrewException: complain,
      storyThrewException: complain,
      storyErrored: complain,
      unhandledErrorsWhilePlaying: (all: { message?: string }[]) => all.forEach(complain),
      storyFinished: (end: { storyId: string; status: string }) => {
        if (end.storyId !== storyId) return
        for (const [event, one] of Object.entries(hear)) channel.off(event, one)
        if (end.status !== 'success') problems.push(`Storybook says: ${end.status}`)
        resolve([...new Set(problems)])
      },
    }
    for (const [event, one] of Object.entries(hear)) channel.on(event, one)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}
