import type { Browser, Page } from 'playwright/test'
import type { BuildName } from '../builds.mjs'
import { type Kind, observePresses, type Presses, type Target } from './pressPage'
import { serveVisit } from './visitSite'

const TEXT = 'مدار'
/** ms without any change after which a page is settled */
const QUIET = 300
const PHONE = { width: 412, height: 915 }
const DESKTOP = { width: 1280, height: 900 }

/** What is tried. Times are ms after the first paint. */
export type Trial = {
  build: BuildName
  path: string
  /** how many times slower the processor is */
  cpu: number
  by: 'mouse' | 'touch' | 'key'
  isPhone: boolean
  kind: Kind
  /** which control of the kind: the remainder by their number */
  draw: number
  pressAt: number
  /** when the scripts are answered */
  scriptsAt: number
}

/** Opens the page of a trial in a browser context and on a server of its own; with `isHeld` without its scripts. */
export async function openVisit(
  browser: Browser,
  { build, path, by, isPhone }: Trial,
  { isHeld }: { isHeld: boolean },
) {
  const site = await serveVisit(build, isHeld)
  const isTouch = by === 'touch'
  const context = await browser.newContext({
    viewport: isTouch || isPhone ? PHONE : DESKTOP,
    hasTouch: isTouch,
    isMobile: isTouch,
    reducedMotion: 'reduce',
    // That of a production build only stores what was read.
    serviceWorkers: build === 'demo' ? 'allow' : 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(observePresses)
  const protocol = await context.newCDPSession(page)
  const events: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET')
      events.push(`call: ${request.method()} ${request.url()} ${request.postData() ?? ''}`)
  })
  page.on('pageerror', ({ message }) => events.push(`error: ${message}`))
  page.on('download', (download) => events.push(`download: ${download.suggestedFilename()}`))
  page.on('popup', () => events.push('popup'))

  /** Waits for a value of `window.presses`, also across a navigation. */
  const wait = async <Argument, Value>(
    read: (argument: Argument) => Value | undefined,
    argument: Argument,
    timeout = 20_000,
  ): Promise<Value> => {
    const options = { polling: 30, timeout }
    const handle = await page.waitForFunction(
      read as (argument: unknown) => Value,
      argument,
      options,
    )
    return handle.jsonValue()
  }

  return {
    page,
    opened: page.goto(site.url + path.slice(1), { waitUntil: 'commit' }),
    release: site.release,
    close: async () => {
      await context.close()
      site.close()
    },
    throttle: (rate: number) => protocol.send('Emulation.setCPUThrottlingRate', { rate }),
    whenPainted: (ms: number) => wait((after) => window.presses?.isPaintedFor(after), ms),
    pick: ({ pressAt: msAfterPaint, kind, draw }: Trial) =>
      wait((what) => window.presses?.pickAfter(what), { msAfterPaint, kind, draw }),
    find: (key: string) => wait((name) => window.presses?.find(name), key, 5000),
    /** Resolves when the page is hydrated and at rest, after 5 s at the latest. */
    settle: () =>
      wait((ms) => window.presses?.isQuietFor(ms), QUIET, 5000).then(
        () => undefined,
        () => undefined,
      ),
    /** What a reader finds, what is stored and what was sent. */
    outcome: async () => {
      const stored = await page.evaluate(() =>
        [localStorage, sessionStorage].flatMap((area) =>
          Object.entries(area).map(([key, value]) => `${key}: ${value}`),
        ),
      )
      const shown = (await page.locator('body').ariaSnapshot()).split('\n')
      return [`address: ${page.url()}`, ...shown, ...stored.toSorted(), ...events.toSorted()]
        .filter((line) => !UNSTABLE.test(line))
        .map((line) => line.replaceAll(site.url, '/').replace(RANDOM, '…'))
    },
  }
}

/** Bubbles of a pointer that rests, empty announcements and those of a page that the app has opened, scroll positions, and what a visit stores whether anything is pressed or not. */
const UNSTABLE =
  /^\s*- '?tooltip|^\s*- status$|^\s*- text: .* · مدار$|^tsr-scroll|^(saved:)?visit: |^adInstructions: /
/** Times, and the ids that the app makes of them. */
const RANDOM = /\d{4}-\d\d-\d\dT[\d:.]+Z|\b1\d{12}(\.\d+)?\b|\bm[a-z\d]{7}-[a-z\d]+\b/g

/** Returns the lines that one page has more often than the other; an empty text if there are none. */
export function difference(expected: readonly string[], found: readonly string[]): string {
  const without = (lines: readonly string[], others: readonly string[]) => {
    const rest = [...others]
    return lines.filter((line) => {
      const at = rest.indexOf(line)
      if (at >= 0) rest.splice(at, 1)
      return at < 0
    })
  }
  return [
    ...without(expected, found).map((line) => `  − ${line.slice(0, 200)}`),
    ...without(found, expected).map((line) => `  + ${line.slice(0, 200)}`),
  ]
    .slice(0, 12)
    .join('\n')
}

const KEYS: Partial<Record<Target['kind'], string>> = {
  switch: 'Space',
  checkbox: 'Space',
  radio: 'ArrowDown',
  tab: 'ArrowLeft',
  select: 'ArrowDown',
}

/** Presses a control as a person does; returns what was pressed, or nothing if that has left the document. */
export async function press(
  page: Page,
  { key, kind, x, y }: Target,
  { by }: Pick<Trial, 'by'>,
): Promise<Presses['pressed']> {
  // A mouse would open the list of a select, which is no part of the page.
  const isByKey = by === 'key' || kind === 'select'
  if (kind === 'shortcut') await page.keyboard.press('/')
  else if (isByKey) {
    await page.evaluate((name) => window.presses.focus(name), key)
    if (kind !== 'text') await page.keyboard.press(KEYS[kind] ?? 'Enter')
  } else if (by === 'mouse') await page.mouse.click(x, y)
  else await page.touchscreen.tap(x, y)
  if (kind === 'text') {
    // Otherwise the text would be inserted where the pointer has set the caret.
    await page.keyboard.press('Control+a')
    await page.keyboard.type(TEXT, { delay: 30 })
    if (isByKey) await page.keyboard.press('Enter')
  }
  return page.evaluate(() => window.presses?.pressed ?? []).catch(() => [])
}
