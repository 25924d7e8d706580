import {
  test as base,
  expect,
  type PlaywrightTestArgs,
  type PlaywrightWorkerArgs,
} from 'playwright/test'
import { takenOver } from '../journeys/page'

/** Carries out one cell of the table; false when it failed. The others go on, and the test tells of all. */
export type Cell = (name: string, run: () => Promise<void>) => Promise<boolean>

type Fixtures = {
  cell: Cell
  /** what the pages threw and nobody caught: any of it fails the test */
  thrown: string[]
  /** every console line, for the cells that ask what was logged */
  consoleLines: string[]
}

type RowFixtures = PlaywrightTestArgs & PlaywrightWorkerArgs & Fixtures

/** `test` for a row of the fault table: many cells on one page, each told by its name. */
export const test = base.extend<Fixtures>({
  // What is done to a page that is HTML alone is the journeys' matter: here the app is there.
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (...args) => {
      const response = await goto(...args)
      await takenOver(page)
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
      expect(thrown, 'nothing was thrown that nobody caught').toEqual([])
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
    // A row that finds nothing to try proves nothing.
    expect(count, 'cells that were tried').toBeGreaterThan(0)
  },
})

/** How many runs of `npm test`, with seeds in a row, try every cell. */
const RUNS = 10
const isSample = process.env.FAULTS === 'sample'
const seed = Number(process.env.FAULTS_SEED ?? 0)

/**
 * The members of a long list that are tried: all of them in `npm run test:faults`; within `npm test`
 * (`FAULTS=sample`) one in ten, and at least one. `FAULTS_SEED` chooses which, so that ten runs with ten seeds in
 * a row try all. `start` lets neighbouring lists differ. `FAULTS=first` ends a row at its first cell that
 * fails, for `mutants.mjs`.
 */
export function tried<T>(all: readonly T[], start = 0): readonly T[] {
  if (!isSample) return all
  const sample = all.filter((_, index) => (index + start + seed) % RUNS === 0)
  if (sample.length > 0) return sample
  const other = (start + seed) % all.length
  return all.slice(other, other + 1)
}

/**
 * A row without such a list, as one in ten: `row(title)(run)` is `test(title, run)`, in a sample only if the seed
 * chooses the title.
 */
export function row(title: string): (run: (fixtures: RowFixtures) => Promise<void>) => void {
  const place = [...title].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0)
  const isChosen = !isSample || (place + seed) % RUNS === 0
  // Bound, so that Playwright reports the place of the call.
  const register: (title: string, run: (fixtures: RowFixtures) => Promise<void>) => void = test
  return isChosen ? register.bind(null, title) : () => {}
}

export { expect }
