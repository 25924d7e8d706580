import { existsSync } from 'node:fs'
import { test as base, expect, type Page as PlaywrightPage, webkit } from 'playwright/test'
import { launch } from 'puppeteer-core'
import { isHydrated } from '@/ui/states/isHydrated'
import { onPath } from '../../scripts/chromium.mjs'
import { limit } from '../machine'
import { DEMO } from '../sites'

/** The methods of a page that puppeteer and Playwright have alike. */
type Page = Pick<
  PlaywrightPage,
  'goto' | 'evaluate' | 'locator' | 'keyboard' | 'mouse' | 'pdf' | 'on'
>
type Settings = {
  width?: number
  isPrivate?: boolean
  hasMoreContrast?: boolean
  blocksSiteData?: boolean
}
type Start = (settings: Settings) => Promise<{
  newPage: () => Promise<Page>
  close: () => Promise<void>
}>

export type Options = { engine: 'firefox' | 'webkit' }

const firefoxPath = onPath('firefox-esr') ?? onPath('firefox') ?? ''

const isInstalled = {
  firefox: firefoxPath !== '',
  webkit: existsSync(webkit.executablePath()),
}

const start: Record<Options['engine'], Start> = {
  firefox: async ({ width = 1280, isPrivate, hasMoreContrast, blocksSiteData }) => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: firefoxPath,
      defaultViewport: { width, height: 900 },
      extraPrefsFirefox: {
        ...(isPrivate && { 'browser.privatebrowsing.autostart': true }),
        // «Block all cookies»: this also refuses storage, service workers and BroadcastChannel.
        ...(blocksSiteData && { 'network.cookie.cookieBehavior': 2 }),
        // «Manage Colors… always»: CSS then matches forced colours and more contrast.
        ...(hasMoreContrast && { 'browser.display.document_color_use': 2 }),
      },
    })
    return {
      newPage: () => browser.newPage() as unknown as Promise<Page>,
      close: () => browser.close(),
    }
  },
  // Every context of it is private.
  webkit: async ({ width = 1280, hasMoreContrast }) => {
    const browser = await webkit.launch()
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      contrast: hasMoreContrast ? 'more' : null,
    })
    return { newPage: () => context.newPage(), close: () => browser.close() }
  },
}

type Fixtures = {
  /** the console of all pages; a test that expects some lines must remove them */
  consoleLines: string[]
  /** Opens a page of the demo in a tab of its own. The first one starts the browser, with these settings and a new profile. */
  open: (path: string, settings?: Settings) => Promise<Page>
}

/** `test` in one of the engines. An unexpected console line fails it. */
export const test = base.extend<Fixtures, Options>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  consoleLines: async ({ engine }, use, info) => {
    if (process.env.ENGINES === 'all') expect(isInstalled[engine], `${engine} is here`).toBe(true)
    info.skip(!isInstalled[engine], `not tried: there is no ${engine} on this machine`)
    const lines: string[] = []
    await use(lines)
    expect(lines, 'the console is empty').toEqual([])
  },
  open: async ({ engine, consoleLines }, use) => {
    let browser: ReturnType<Start> | undefined
    let isClosing = false
    const note = (line: string) => {
      // A page that is closed while it loads logs errors.
      if (!isClosing && !line.startsWith('debug')) consoleLines.push(line)
    }
    await use(async (path, settings = {}) => {
      browser ??= start[engine](settings)
      const page = await (await browser).newPage()
      page.on('console', (message) => note(`${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => note(`error: ${error.message}`))
      await page.goto(DEMO + path)
      const isControlled = () => navigator.serviceWorker.controller !== null
      const isReady = async () =>
        (await page.evaluate(isHydrated)) &&
        (settings.blocksSiteData || (await page.evaluate(isControlled)))
      await expect.poll(isReady, { timeout: limit(20) }).toBe(true)
      return page
    })
    isClosing = true
    await (await browser)?.close()
  },
})

export { expect }

/** The selector of an element with this text, in the language of the library. */
export const withText = (engine: Options['engine'], text: string) =>
  engine === 'firefox' ? `::-p-text(${text})` : `text=${text}`

/** The text of the visible elements. */
export const text = (page: Page, selector: string): Promise<string> =>
  page.evaluate(
    (all) =>
      [...document.querySelectorAll<HTMLElement>(all)]
        .filter((part) => part.checkVisibility())
        .map((part) => part.innerText.trim())
        .join('\n'),
    selector,
  )
