import { test as base, expect } from 'playwright/test'
import { isHydrated } from '@/hydration/hydrationMark'
import { DEMO } from '../sites'
import type { Engine, PointerAction, RemoteTab, RunningEngine, SessionOptions } from './engine'
import { firefox } from './firefox'
import { webkit } from './webkit'

export { expect }

export const engines: Record<'firefox' | 'webkit', Engine> = { firefox, webkit }

export type Options = { engineName: keyof typeof engines }
type Fixtures = {
  sessionOptions: SessionOptions
  running: RunningEngine
  /** a tab of a browser with a new profile */
  tab: Tab
}

/** Engines whose version this run has printed. */
const reported = new Set<string>()

/** `test` in one of the engines. An unexpected console line fails the test. */
export const test = base.extend<Fixtures, Options & { engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = engines[engineName]
      const { name, missing } = engine
      if (missing) console.log(`not tried: ${name} (${missing})`)
      await use(engine)
    },
    { scope: 'worker' },
  ],
  sessionOptions: [{}, { option: true }],
  running: async ({ engine: { name, missing, start }, sessionOptions }, use, info) => {
    if (process.env.ENGINES === 'all') expect(missing, `${name} is shown`).toBeUndefined()
    info.skip(missing !== undefined, missing ?? '')
    const running = await start(sessionOptions)
    if (!reported.has(name)) console.log(`${name} ${running.version}`)
    reported.add(name)
    await use(running)
    // Copied before closing, because a page that is closed while it loads logs errors.
    const lines = [...running.consoleLines]
    await running.close()
    expect(lines, 'the console is empty').toEqual([])
  },
  tab: async ({ running }, use) => use(tabOf(await running.newTab())),
})

/** Skips the test, because the engine cannot do what it needs, and prints why. */
export function reportUntried({ name }: Engine, why: string) {
  const info = test.info()
  console.log(`not tried in ${name}: ${info.title} (${why})`)
  info.skip(true, why)
}

export type Tab = ReturnType<typeof tabOf>

const KEYS = { Enter: '\uE007', ArrowDown: '\uE015', Space: ' ' }

/** What a person does and sees in a tab. An element is found by a CSS selector and a part of its name. */
export function tabOf(remote: RemoteTab) {
  async function evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const source = `async () => JSON.stringify(await (${run})(...${JSON.stringify(args)})) ?? 'null'`
    return JSON.parse(await remote.run(source))
  }

  const goTo = (path: string) => remote.goTo(DEMO + path)

  /** Opens a page of the demo and waits until it is hydrated and the worker controls it. */
  async function open(path: string) {
    await goTo(path)
    await expect(async () => {
      const isControlled = () => navigator.serviceWorker.controller !== null
      expect(await evaluate(isControlled), 'the worker controls the page').toBe(true)
      expect(await evaluate(isHydrated), 'the page is hydrated').toBe(true)
    }).toPass({ timeout: 20_000 })
  }

  const texts = (selector: string) =>
    evaluate(
      (all) =>
        [...document.querySelectorAll<HTMLElement>(all)]
          .filter((part) => part.checkVisibility())
          .map((part) => part.innerText.trim()),
      selector,
    )

  const text = async (selector: string) => (await texts(selector)).join(' ')

  const mouse = (...actions: PointerAction[]) =>
    remote.act([{ type: 'pointer', id: 'mouse', actions }])

  async function click(selector: string, name = '') {
    const middle = await evaluate(middleOf, selector, name)
    await mouse(
      { type: 'pointerMove', ...middle },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    )
  }

  /** Drags one element by its centre to another, and releases it after `isThere` has resolved. */
  async function drag(from: [string, string], to: [string, string], isThere: () => Promise<void>) {
    const start = await evaluate(middleOf, ...from)
    const end = await evaluate(middleOf, ...to)
    await mouse(
      { type: 'pointerMove', ...start },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerMove', x: start.x, y: start.y + 20, duration: 50 },
      { type: 'pointerMove', x: end.x, y: end.y + 10, duration: 250 },
    )
    await isThere()
    await mouse({ type: 'pointerUp', button: 0 })
  }

  const type = (characters: string[]) =>
    remote.act([
      {
        type: 'key',
        id: 'keyboard',
        actions: characters.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ])

  async function write(selector: string, words: string) {
    await click(selector)
    await type([...words])
  }

  const press = (key: keyof typeof KEYS) => type([KEYS[key]])

  return { evaluate, goTo, open, text, texts, click, drag, write, press, print: remote.print }
}

/**
 * Runs in the page. Waits until the first visible element whose name contains `name` neither moves nor is covered, and
 * returns its centre. After 10 s it throws an error that says what is wrong.
 */
async function middleOf(selector: string, name: string): Promise<{ x: number; y: number }> {
  const nameOf = (part: HTMLElement) => part.getAttribute('aria-label') ?? part.innerText
  const find = () =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (part) => part.checkVisibility() && nameOf(part).includes(name),
    )
  const middle = (part: HTMLElement) => {
    const { x, y, width, height } = part.getBoundingClientRect()
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  }
  const isOnTop = (part: HTMLElement) => {
    const { x, y } = middle(part)
    return part.contains(document.elementFromPoint(x, y))
  }
  const nextFrame = () => new Promise(requestAnimationFrame)

  let fault = ''
  for (const end = Date.now() + 10_000; Date.now() < end; await nextFrame()) {
    const part = find()
    if (!part) {
      fault = 'is not there'
      continue
    }
    if (!isOnTop(part)) part.scrollIntoView({ block: 'center', behavior: 'instant' })
    const before = middle(part)
    await nextFrame()
    await nextFrame()
    const now = middle(part)
    if (before.x !== now.x || before.y !== now.y) fault = 'moves'
    else if (!isOnTop(part)) fault = 'is covered'
    else return now
  }
  throw new Error(`${selector} «${name}» ${fault}`)
}
