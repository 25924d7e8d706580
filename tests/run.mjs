// Runs everything that must pass before a change is accepted. It continues after a failure, so that one run reports
// everything. The last line is «N passed, N failed».
//   npm test                              what every change must pass
//   npm test -- all                       also what takes longer, nightly
//   npm test -- journeys users            one layer of the browser tests (playwright.config.ts), or a part of it by name
//                                         or file; also `watch` and `engines` (tests/engines)
//   npm run check                         what needs no build and no browser
//   npm run check -- changed              types, lint, and the unit tests that import an uncommitted change
//   npm run check -- unit src/lib/a.test.ts    one step of it with options of its tool: `unit`, `types`, `lint`, `unused`
import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const isCheck = process.argv[2] === 'check'
const [only = '', ...options] = process.argv.slice(isCheck ? 3 : 2)
const isAll = only === 'all'
const isChanged = isCheck && only === 'changed'
const shell = process.platform === 'win32'

/** The steps of `npm run check`. @type {Record<string, string[]>} */
const CHECKS = {
  unit: ['vitest', 'run', ...(isChanged ? ['--changed', '--passWithNoTests'] : [])],
  types: ['tsc', '-p', '.'],
  lint: ['biome', 'check', '.'],
  ...(!isChanged && { unused: ['knip'] }),
}
/** Tests that are not a layer of playwright.config.ts. @type {Record<string, string[]>} */
const APART = {
  watch: ['vitest', '--watch', '--standalone', '--mode', 'stories'],
  engines: ['playwright', 'test', '-c', 'tests/engines'],
}

if (only && !isAll && !isChanged) runOne()

const start = Date.now()
const reports = mkdtempSync(path.join(os.tmpdir(), 'madar-test-'))
let passed = 0
let failed = 0
/** What the failed checks printed: it is repeated at the end, where a reader of a thousand lines looks first. */
let failures = ''

const unitReport = path.join(reports, 'unit.json')
CHECKS.unit?.push('--reporter=minimal', '--reporter=json', `--outputFile.json=${unitReport}`)
const waiting = Object.entries(CHECKS)
// The longest step comes first; as many run at the same time as there are cores.
if (!isCheck) {
  // The demo contains Storybook.
  waiting.unshift(['demo', ['node', 'tests/builds/make.mjs', 'storybook', 'demo']])
  waiting.splice(2, 0, ['production', ['node', 'tests/builds/make.mjs', 'production']])
}
const work = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) await runStep(...next)
}
await Promise.all(Array.from({ length: os.availableParallelism() }, work))
if (!isCheck) runBrowserTests()

rmSync(reports, { recursive: true })
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
  process.exit(spawnSync(tool, args, { shell, stdio: 'inherit' }).status ?? 1)
}

/** Prints what a step printed when it has ended, so that parallel steps do not mix their lines. @param {string} name @param {string[]} command */
async function runStep(name, [tool = '', ...args]) {
  const begun = Date.now()
  const env = { ...process.env, FORCE_COLOR: '1' }
  /** @type {{ isOk: boolean, text: string }} */
  const { isOk, text } = await new Promise((resolve) => {
    execFile(tool, args, { env, shell, maxBuffer: Infinity }, (error, stdout, stderr) =>
      resolve({ isOk: !error, text: `${stdout}${stderr}`.trim() || (error?.message ?? '') }),
    )
  })
  console.log(`\n── ${name}: ${isOk ? 'ok' : 'FAILED'} in ${seconds(begun)} s\n${text}`)
  if (!isOk) failures += `\n\n${name}\n${text}`
  const { numPassedTests = isOk ? 1 : 0, numFailedTests = 0 } =
    name === 'unit' ? readReport(unitReport) : {}
  count(numPassedTests, numFailedTests, isOk)
}

/** The reporter `dot` prints every failure at the end. */
function runBrowserTests() {
  const report = path.join(reports, 'browser.json')
  const layers = ['journeys', 'built', 'stories', ...(isAll ? ['wide', 'faults', 'tools'] : [])]
  console.log(`\n── ${layers.join(', ')}`)
  const args = ['test', ...layers.map((name) => `--project=${name}`), '--reporter=dot,json']
  const [level, file] = [isAll ? 'TEST_ALL' : 'TEST_CORE', 'PLAYWRIGHT_JSON_OUTPUT_FILE']
  const env = { ...process.env, FORCE_COLOR: '1', [level]: '1', [file]: report }
  const { status } = spawnSync('playwright', args, { env, shell, stdio: 'inherit' })
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(report).stats ?? {}
  count(expected, unexpected + flaky, status === 0)
}

/** Adds to the totals. A runner that failed without a failed test (a crash, a worker error) is one failure. */
function count(/** @type {number} */ good, /** @type {number} */ bad, /** @type {boolean} */ isOk) {
  passed += good
  failed += bad === 0 && !isOk ? 1 : bad
}

/** @param {string} file @returns {Record<string, any>} empty if the runner has crashed */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** @param {number} from milliseconds since 1970 */
function seconds(from) {
  return Math.round((Date.now() - from) / 1000)
}
