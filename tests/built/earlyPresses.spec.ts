import fc from 'fast-check'
import { type Browser, expect, test } from 'playwright/test'
import { screens } from '@/screens'
import { isAll } from '../sites'
import type { Kind } from './pressPage'
import { difference, openVisit, press, type Trial } from './pressVisit'

// A control is pressed at a random moment of a visit whose scripts come late, and the same one on a page that is hydrated
// already: afterwards both must show, store and send the same. What is lost, done twice or only shown makes them differ.
// `PRESS_SEED=7` repeats the trials of a seed and `PRESS_SEED=7:3` one of them; `PRESS_LOG=1` prints each.

const KINDS: readonly Kind[] = [
  ...(['switch', 'checkbox', 'radio', 'tab', 'select', 'text', 'button', 'link'] as const),
  'shortcut',
]
const MAX_MS = 3000
/** A seed whose first three trials press three kinds of controls, well before the scripts are answered. */
const SEED = 25093
const [TESTS, TRIALS] = isAll ? [50, 20] : [1, 3]
/** Visits at the same time: each waits for most of its time. */
const LANES = 2
const [givenSeed, givenPlace] = process.env.PRESS_SEED?.split(':').map(Number) ?? []

const trial: fc.Arbitrary<Trial> = fc.noBias(
  fc.record<Trial>({
    build: fc.constantFrom('production', 'demo'),
    path: fc.constantFrom(...screens.map(({ path }) => path)),
    cpu: fc.constantFrom(1, 1, 4, 6),
    by: fc.constantFrom('mouse', 'touch', 'key'),
    isPhone: fc.boolean(),
    kind: fc.constantFrom(...KINDS),
    draw: fc.nat(9999),
    pressAt: fc.nat(MAX_MS),
    scriptsAt: fc.nat(MAX_MS),
  }),
)

/** `fault`: what differs from the hydrated page, or nothing. */
type Result = { key: string; isEarly: boolean; fault: string }

// A test makes some forty visits with a slow processor.
test.describe.configure({ timeout: 240_000 })

for (let index = 0; index < (givenSeed === undefined ? TESTS : 1); index++)
  test(`early presses ${index + 1} of ${TESTS}: a page shows what the app knows, nothing is done twice`, {
    tag: '@core',
  }, async ({ browser }) => {
    const seed = givenSeed ?? (isAll ? Math.floor(Math.random() * 2 ** 31) : SEED)
    const queue = fc
      // More than are tried: on a busy machine a press may miss its control, and another one takes its place.
      .sample(trial, { numRuns: 2 * TRIALS, seed })
      .map((one, place) => ({ one, place }))
      .filter(({ place }) => givenPlace === undefined || place === givenPlace)
    const results: (Result & { name: string })[] = []
    let running = 0
    const runLane = async () => {
      while (results.length + running < TRIALS) {
        const next = queue.shift()
        if (!next) return
        const { one, place } = next
        running++
        const result = await tryPress(browser, one)
        running--
        if (!result) continue
        const { isEarly, key } = result
        const name = `PRESS_SEED=${seed}:${place}: ${one.build} ${one.path}, CPU × ${one.cpu}, ${one.by}, ${key}, ${isEarly ? 'early' : 'late'}`
        results.push({ ...result, name })
      }
    }
    await Promise.all(Array.from({ length: LANES }, runLane))

    const early = results.filter(({ isEarly }) => isEarly)
    console.log(
      `PRESS_SEED=${seed}: ${results.length} presses, ${early.length} before hydration`,
      process.env.PRESS_LOG ? results.map(({ name }) => `\n  ${name}`).join('') : '',
    )
    expect(
      results.filter(({ fault }) => fault).map(({ name, fault }) => `${name}\n${fault}`),
      'presses after which the page differs from one that was hydrated',
    ).toEqual([])
    if (givenPlace !== undefined) return
    expect(results.length, 'presses that hit their control').toBeGreaterThanOrEqual(TRIALS)
    expect(early.length, 'presses before hydration').toBeGreaterThan(TRIALS / 3)
  })

/** Resolves to null if the control moved away from the pointer. */
async function tryPress(browser: Browser, one: Trial): Promise<Result | null> {
  const hydrated = await openVisit(browser, one, { isHeld: false })
  const visit = await openVisit(browser, one, { isHeld: true })
  let key = one.kind as string
  let isEarly = false
  try {
    const ready = hydrated.opened.then(hydrated.settle)
    await visit.opened
    // The first paint itself is not tried.
    await visit.whenPainted(0)
    await visit.throttle(one.cpu)
    const released = visit.whenPainted(one.scriptsAt).then(visit.release)
    const target = await visit.pick(one)
    key = target.key
    const pressed = await press(visit.page, target, one)
    await released
    isEarly = pressed[0]?.isEarly ?? !target.isHydrated
    const isMoved = pressed[0] !== undefined && pressed[0].key !== key
    if (isMoved) return null

    await ready
    const same = await hydrated.find(key)
    await press(hydrated.page, same, one)
    await hydrated.settle()
    await visit.settle()
    await visit.throttle(1)
    let fault = ''
    const compare = async () => {
      fault = difference(await hydrated.outcome(), await visit.outcome())
      return fault
    }
    // A toast that a busy machine shows late goes late, too.
    await expect
      .poll(compare, { timeout: 20_000 })
      .toBe('')
      .catch(() => undefined)
    return { key, isEarly, fault }
  } catch (error) {
    const [reason = ''] = String(error).split('\nCall log')
    return { key, isEarly, fault: reason }
  } finally {
    await visit.close()
    await hydrated.close()
  }
}
