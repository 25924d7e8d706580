// Everything that must hold: set-up, types, lint, unit tests, builds, stories, journeys. Goes on after
// a failure, so that one run tells all, and closes with the line «N passed, N failed».
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const reports = mkdtempSync(path.join(os.tmpdir(), 'madar-test-'))
const bin = path.join(root, 'node_modules', '.bin')
const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, FORCE_COLOR: '1' }

let passed = 0
let failed = 0

await step('set-up', 'node', ['scripts/setup.mjs', '--browser'])
await step('types', 'tsc', ['-p', '.'])
await step('lint', 'biome', ['check', '.'])
await step('unused files, exports and packages', 'knip', [])
await unit()
await step('production build', 'node', ['scripts/buildForTests.mjs', 'production'])
await step('Storybook build', 'node', ['scripts/buildForTests.mjs', 'storybook'])
await step('demo build under a sub-path', 'node', ['scripts/buildForTests.mjs'])
await browser()

rmSync(reports, { recursive: true, force: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function unit() {
  const file = path.join(reports, 'unit.json')
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const isOk = await run('unit', 'vitest', args)
  const report = readReport(file)
  count(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, isOk)
}

async function browser() {
  const file = path.join(reports, 'browser.json')
  const args = ['test', '-c', 'tests/playwright.config.ts', '--reporter=line,json']
  const isOk = await run('stories, journeys, built output and faults', 'playwright', args, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    // Each row of the fault table, a third of its longest lists; `npm run test:faults` tries them whole.
    FAULTS: 'sample',
  })
  const stats = readReport(file)?.stats
  count(stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0), isOk)
}

/** @param {string} name @param {string} tool @param {string[]} args */
async function step(name, tool, args) {
  const isOk = await run(name, tool, args)
  count(isOk ? 1 : 0, isOk ? 0 : 1, isOk)
  if (!isOk && name === 'set-up') process.exit(1)
}

/** A runner that failed without naming a test (a crash, a worker error) is one failure. */
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

/** @param {string} name @param {string} tool @param {string[]} args @param {Record<string, string>} extra @returns {Promise<boolean>} */
function run(name, tool, args, extra = {}) {
  console.log(`\n── ${name}`)
  const start = Date.now()
  const shell = process.platform === 'win32'
  return new Promise((resolve) => {
    const child = spawn(tool, args, {
      cwd: root,
      env: { ...env, ...extra },
      shell,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('error', () => resolve(false))
    child.on('close', (code) => {
      console.log(
        `   ${code === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - start) / 1000)} s`,
      )
      resolve(code === 0)
    })
  })
}
