import {
  test as base,
  expect,
  type PlaywrightTestArgs,
  type PlaywrightWorkerArgs,
} from 'playwright/test'
import { waitForHydration } from '../journeys/page'
import { isInSample, isSample } from '../sample'

/** Runs one cell of the table. Resolves to false when it failed; the row continues and reports all failures. */
export type Cell = (name: string, run: () => Promise<void>) => Promise<boolean>

type Fixtures = {
  cell: Cell
  /** uncaught errors of the pages; any of them fails the test */
  thrown: string[]
  /** every console line, for the cells that check what was logged */
  consoleLines: string[]
}

type RowFixtures = PlaywrightTestArgs & PlaywrightWorkerArgs & Fixtures

/** `test` for a row of the fault table: many cells on one page, each reported by its name. */
export const test = base.extend<Fixtures>({
  // Here a page is always hydrated. tests/built/beforeScripts.spec.ts tests it before that.
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (...args) => {
      const response = await goto(...args)
      await waitForHydration(page)
      return response
    }
    await use(page)
  },

  consoleLines: async ({ context }, use) => {
    const lines: string[] = []
    context.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
    await use(lines)
  },

  thrown: [
    async ({ context }, use) => {
      const thrown: string[] = []
      context.on('weberror', (error) => thrown.push(error.error().message))
      await use(thrown)
      expect(thrown, 'no uncaught errors').toEqual([])
    },
    { auto: true },
  ],

  cell: async ({ page }, use, testInfo) => {
    const failures: string[] = []
    let count = 0
    await use(async (name, run) => {
      if (process.env.FAULTS === 'first' && failures.length > 0) return false
      count += 1
      try {
        await run()
        return true
      } catch (error) {
        const [reason] = String(error).split('\nCall log')
        failures.push(`${name} (at ${decodeURI(page.url())}): ${reason}`)
        return false
      }
    })
    testInfo.annotations.push({ type: 'cells', description: String(count) })
    expect(failures, `${failures.length} of ${count} cells`).toEqual([])
    // A row without cells would prove nothing.
    expect(count, 'number of cells tried').toBeGreaterThan(0)
  },
})

/** The number of runs of `npm test`, with consecutive seeds, that together try every cell. */
const RUNS = 10

/**
 * Returns the items of a long list that are tried: all in `npm run test:faults`, and one in ten, but at least one, in
 * `npm test` (`tests/sample.ts`). `start` makes similar lists choose different items. `FAULTS=first` ends a row at its
 * first failing cell, for `npm run mutants`.
 */
export function sampleOf<T>(all: readonly T[], start = 0): readonly T[] {
  if (!isSample) return all
  const sample = all.filter((_, index) => isInSample(index + start, RUNS))
  if (sample.length > 0) return sample
  const other = (start + Number(process.env.SAMPLE_SEED)) % all.length
  return all.slice(other, other + 1)
}

/**
 * Registers a row that has no such list: `row(title)(run)` is `test(title, run)`. In a sample only one row in ten is
 * registered; the seed and the title decide.
 */
export function row(title: string): (run: (fixtures: RowFixtures) => Promise<void>) => void {
  const place = [...title].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0)
  const isChosen = isInSample(place, RUNS)
  // `bind`, so that Playwright reports the line of the row and not this one.
  const register: (title: string, run: (fixtures: RowFixtures) => Promise<void>) => void = test
  return isChosen ? register.bind(null, title) : () => {}
}

export { expect }
