// Runs everything that must pass before a change is accepted. It continues after a failure, so that one run reports
// everything. The last line is «N passed, N failed».
//   npm test                              what every change must pass
//   npm test -- all                       also what takes longer, nightly
//   npm test -- journeys users            one layer of the browser tests (playwright.config.ts), or a part of it by name
//                                         or file; also `watch` and `engines` (tests/engines)
//   npm run check                         what needs no build and no browser
//   npm run check -- unit src/lib/a.test.ts    one step of it with options of its tool: `unit`, `types`, `lint`, `unused`
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const reports = mkdtempSync(path.join(os.tmpdir(), 'madar-test-'))
const bin = path.join(root, 'node_modules', '.bin')
const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, FORCE_COLOR: '1' }
const isCheck = process.argv[2] === 'check'
const [only = '', ...options] = process.argv.slice(isCheck ? 3 : 2)
const isAll = only === 'all'
const start = Date.now()

/** The steps of `npm run check`. @type {Record<string, string[]>} */
const CHECKS = {
  unit: ['vitest', 'run'],
  types: ['tsc', '-p', '.'],
  lint: ['biome', 'check', '.'],
  unused: ['knip'],
}
/** Tests that are not a layer of playwright.config.ts. @type {Record<string, string[]>} */
const APART = {
  watch: ['vitest', '--watch', '--standalone', '--mode', 'stories'],
  engines: ['playwright', 'test', '-c', 'tests/engines'],
}

if (only && !isAll) runOne()

let passed = 0
let failed = 0
/** What failed: it is repeated at the end, where a reader of a thousand lines looks first. */
let failures = ''

/** @typedef {{ name: string, run: () => Promise<void> }} Step */

const checks = Object.entries(CHECKS).map(([name, command]) =>
  name === 'unit' ? unit(command) : step(name, command),
)
// The longest step is first; as many run at the same time as there are cores.
await together(
  isCheck ? checks : [step('builds', ['node', 'scripts/buildForTests.mjs']), ...checks],
)
if (!isCheck) await browser()

rmSync(reports, { recursive: true, force: true })
if (failures && !isCheck) console.log(`\n── again: what failed${failures}`)
console.log(`\n${passed} passed, ${failed} failed in ${seconds(start)} s`)
process.exitCode = failed > 0 ? 1 : 0

/** Runs the one step, layer or tool that the command line names, with its options and its own output, and ends. */
function runOne() {
  const known = isCheck ? CHECKS : APART
  // Playwright takes a bare word for a file. Here a word that is not a file, such as «Contact», filters by name.
  const isName = (/** @type {string} */ word, /** @type {number} */ at) =>
    !word.startsWith('-') && !(options[at - 1] ?? '').startsWith('-') && !existsSync(word)
  const names = options.filter(isName)
  const byName = () => [
    ...options.filter((word) => !names.includes(word)),
    // Of several `-g` only the last one counts.
    ...(names.length > 0 ? ['-g', names.join('|')] : []),
  ]
  const [tool = '', ...args] = known[only]
    ? [...known[only], ...options]
    : ['playwright', 'test', `--project=${only}`, ...byName()]
  if (isCheck && !known[only]) throw new Error(`Steps: ${Object.keys(CHECKS).join(', ')}`)
  const shell = process.platform === 'win32'
  process.exit(spawnSync(tool, args, { cwd: root, shell, stdio: 'inherit' }).status ?? 1)
}

/** @param {Step[]} steps */
async function together(steps) {
  const waiting = [...steps]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next.run()
  }
  await Promise.all(Array.from({ length: os.availableParallelism() }, work))
}

/** @param {string[]} command @returns {Step} */
function unit([tool = '', ...first]) {
  const name = 'unit tests'
  const file = path.join(reports, 'unit.json')
  const args = [...first, '--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name,
    run: async () => {
      const isOk = await run(name, tool, args)
      const report = readReport(file)
      count(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, isOk)
    },
  }
}

async function browser() {
  const file = path.join(reports, 'browser.json')
  const layers = ['journeys', 'built', 'stories', ...(isAll ? ['wide', 'faults', 'tools'] : [])]
  const args = ['test', ...layers.map((name) => `--project=${name}`), '--reporter=line,json']
  console.log(`\n── ${layers.join(', ')}`)
  const isLive = true
  const extra = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, [isAll ? 'TEST_ALL' : 'TEST_CORE']: '1' }
  const isOk = await run('browser tests', 'playwright', args, extra, isLive)
  const report = readReport(file)
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  count(expected, unexpected + flaky, isOk)
  for (const suite of report?.suites ?? []) failures += errorsIn(suite)
}

/**
 * Returns of all failed tests of a suite in Playwright's JSON report the title, what to open to see it, and the errors.
 * @typedef {import('playwright/types/testReporter').JSONReportSuite} Suite
 * @param {Suite} suite @returns {string}
 */
function errorsIn({ title, specs, suites = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests.flatMap(({ annotations, results }) => {
      const open = annotations.map(({ type, description }) => `\n${type}: ${description}`).join('')
      return results.flatMap(({ errors }) =>
        errors.map(({ message }) => `${spec.title}${open}\n${message}`),
      )
    }),
  )
  return [...own.map((text) => `\n\n${title} › ${text}`), ...suites.map(errorsIn)].join('')
}

/** @param {string} name @param {string[]} command @returns {Step} */
function step(name, [tool = '', ...args]) {
  return {
    name,
    run: async () => {
      const isOk = await run(name, tool, args)
      count(isOk ? 1 : 0, isOk ? 0 : 1, isOk)
    },
  }
}

/** Adds to the totals. A runner that failed without a failed test (a crash, a worker error) is one failure. */
function count(/** @type {number} */ good, /** @type {number} */ bad, /** @type {boolean} */ isOk) {
  passed += good
  failed += bad === 0 && !isOk ? 1 : bad
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {number} from milliseconds since 1970 */
function seconds(from) {
  return Math.round((Date.now() - from) / 1000)
}

/**
 * Runs a tool and prints its output when it has ended, so that parallel steps do not mix their lines. With `isLive`
 * it prints the output at once.
 * @param {string} name @param {string} tool @param {string[]} args @param {Record<string, string>} extra @param {boolean} isLive
 * @returns {Promise<boolean>} whether it succeeded
 */
function run(name, tool, args, extra = {}, isLive = false) {
  const begun = Date.now()
  const shell = process.platform === 'win32'
  /** @type {Buffer[]} */
  const output = []
  return new Promise((resolve) => {
    const child = spawn(tool, args, {
      cwd: root,
      env: { ...env, ...extra },
      shell,
      stdio: isLive ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    const end = (/** @type {boolean} */ isOk) => {
      console.log(`\n── ${name}: ${isOk ? 'ok' : 'FAILED'} in ${seconds(begun)} s`)
      const text = Buffer.concat(output).toString().trim()
      if (text) console.log(text)
      if (!isOk && text) failures += `\n\n${name}\n${text}`
      resolve(isOk)
    }
    child.stdout?.on('data', (data) => output.push(data))
    child.stderr?.on('data', (data) => output.push(data))
    child.on('error', (error) => {
      output.push(Buffer.from(String(error)))
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}
