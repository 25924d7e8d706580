import path from 'node:path'
import { type DemoData, dataNames, keyOf } from '@mocks/backend/data/dataKeys'
import { type SavedData, savedData } from '@mocks/demo/session/compare'
import type { Tour } from '@mocks/demo/session/recording'
import { test as base, expect, type Locator, type Page, type Request } from 'playwright/test'
import { openHydrated, openReady } from '../journeys/page'

/*
 * What the generated specs of this folder use (`npm run tour:test`).
 */
export { expect, openHydrated, openReady }

/** `test` without uncaught errors. Its console need not be silent: a recording may be of a server that fails. */
export const test = base.extend<{ errors: string[] }>({
  errors: [
    async ({ context }, use, { file }) => {
      // The mistake that a spec has to notice is on only in that spec (mutants.mjs).
      if (process.env.MUTANT)
        await context.addInitScript(
          (mutant) => Object.assign(globalThis, { mutant }),
          path.basename(file, '.spec.ts'),
        )
      const errors: string[] = []
      context.on('weberror', (error) => errors.push(error.error().message))
      await use(errors)
      expect(errors, 'no uncaught error').toEqual([])
    },
    { auto: true },
  ],
})

type Start = Readonly<Omit<Tour['start'], 'data'>> & {
  readonly data: Readonly<Record<string, string>>
}

/**
 * Opens the page where the recording began: its address, data, network, theme, session, window and clock. Returns a
 * function that gives the calls since then, each as one line.
 */
export async function openStart(page: Page, start: Start): Promise<() => string[]> {
  await page.setViewportSize({ width: start.width, height: start.height })
  await page.clock.setFixedTime(start.at)
  const texts = Object.entries(start.data).map(([name, text]) => [keyOf(name as 'messages'), text])
  await page.addInitScript(
    ([entries, theme]) => {
      // Only once: later pages of the test have what the page has stored.
      if (sessionStorage.getItem('test:started')) return
      sessionStorage.setItem('test:started', 'yes')
      for (const [key = '', text = ''] of entries) localStorage.setItem(key, text)
      if (theme !== 'system') localStorage.setItem('theme', theme)
    },
    [texts, start.theme] as const,
  )
  const { address, network, session } = start
  const params = [network, session === 'out' ? 'session=out' : ''].filter(Boolean).join('&')
  const [path = '', hash] = address.slice(1).split('#')
  const query = params && `${path.includes('?') ? '&' : '?'}${params}`
  // The menu of the back office counts the messages. On a slow machine the network is idle before it asks for them.
  const hasMenu = path.startsWith('admin') && session !== 'out'
  const menu = hasMenu && page.waitForRequest((request) => isCall(request.url()))
  await openReady(page, `${path}${query}${hash === undefined ? '' : `#${hash}`}`)
  await menu
  await page.waitForLoadState('networkidle')
  return followCalls(page)
}

/** Returns a function that gives the calls that are sent from now on, each as one line. */
function followCalls(page: Page): () => string[] {
  const lines: string[] = []
  const sent = new Set<Request>()
  page.on('request', (request) => {
    if (isCall(request.url()) && !request.serviceWorker()) sent.add(request)
  })
  page.on('requestfinished', async (request) => {
    if (!sent.has(request)) return
    lines.push(lineOf(request.method(), request.url(), (await request.response())?.status()))
  })
  page.on('requestfailed', (request) => {
    if (sent.has(request)) lines.push(lineOf(request.method(), request.url()))
  })
  return () => lines
}

const isCall = (url: string) => /^\/api\/(?!placeholder)/.test(new URL(url).pathname)

function lineOf(method: string, url: string, status?: number): string {
  const { pathname, search } = new URL(url)
  return `${method} ${pathname}${search} ${status ?? '×'}`
}

const keysOfData = Object.fromEntries(dataNames.map((name) => [name, keyOf(name)]))

/** What the page has stored that the data of the start do not have. */
export async function savedSince(page: Page, start: Start): Promise<SavedData> {
  const data = await page.evaluate(
    (keys) =>
      Object.fromEntries(
        Object.entries(keys).flatMap(([name, key]) => {
          const text = localStorage.getItem(key)
          return text === null ? [] : [[name, text]]
        }),
      ),
    keysOfData,
  )
  return savedData(start, data)
}

/** Gives the page the data of a point of the time machine, as another tab would. */
export const restoreData = (page: Page, data: DemoData): Promise<void> =>
  page.evaluate(
    ([keys, texts]) => {
      for (const [name, key] of Object.entries(keys)) {
        const newValue = texts[name] ?? null
        if (newValue === localStorage.getItem(key)) continue
        if (newValue === null) localStorage.removeItem(key)
        else localStorage.setItem(key, newValue)
        dispatchEvent(new StorageEvent('storage', { key, newValue }))
      }
    },
    [keysOfData, data as Readonly<Record<string, string>>] as const,
  )

/** The dialog or question of this name. */
export const dialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))

/** Moves an item of a sorted list to a place, from 1, by its handle. */
export async function dragTo(handle: Locator, to: number): Promise<void> {
  const place = await handle.evaluate((element) => {
    const list = element.closest('ol, ul, tbody, [role=list], [role=table], [role=rowgroup]')
    const handles = [...(list ?? document).querySelectorAll('[aria-roledescription="مقبض نقل"]')]
    return handles.indexOf(element) + 1
  })
  await pressAnnounced(handle, 'Space')
  // An open row is so high that an arrow key passes over its neighbour, too.
  for (let now = place; now !== to; ) {
    const words = await pressAnnounced(handle, now < to ? 'ArrowDown' : 'ArrowUp')
    now = Number(/ في الموضع (\d+) من/.exec(words)?.[1] ?? now)
  }
  await pressAnnounced(handle, 'Space')
}

/** Presses a key at the handle of a sorted list until the list announces something, since it measures before. Returns what. */
async function pressAnnounced(handle: Locator, key: string): Promise<string> {
  const announced = () => handle.page().locator('[id^=DndLiveRegion]').allTextContents()
  const before = await announced()
  const news = async () => (await announced()).find((text, index) => text !== before[index]) ?? ''
  await handle.focus()
  await expect(async () => {
    await handle.page().keyboard.press(key)
    await expect.poll(news, { timeout: 2000 }).not.toBe('')
  }).toPass()
  return news()
}

/** Presses a key in a dialog that takes the focus. */
export async function pressIn(dialog: Locator, key: string): Promise<void> {
  await expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true)
  await dialog.page().keyboard.press(key)
}

async function withPanel(page: Page, use: (panel: Locator) => Promise<void>) {
  await page.keyboard.press('Control+`')
  const panel = page.getByRole('dialog', { name: 'لوحة التجربة' })
  await panel.getByRole('tab', { name: 'الحال' }).click()
  await use(panel)
  await page.keyboard.press('Control+`')
  await expect(panel).toBeHidden()
}

/** Chooses the scenario of a recording's step in the panel. */
export const setNetwork = (page: Page, network: string): Promise<void> =>
  withPanel(page, async (panel) => {
    const scenario = new URLSearchParams(network).get('scenario') ?? 'normal'
    await panel.getByLabel('السيناريو', { exact: true }).selectOption(scenario)
  })

export const failNext = (page: Page): Promise<void> =>
  withPanel(page, (panel) => panel.getByRole('switch', { name: 'أفشِل الطلب القادم' }).click())
