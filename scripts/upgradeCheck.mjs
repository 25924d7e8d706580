// Shows what the latest version of every package would break. In a clean clone of the last commit it upgrades the
// packages, installs, builds, checks, and lists our workarounds (scripts/workarounds.mjs). Exits with 1 when something
// failed, and with 2 when the registry does not answer and nothing was checked.
//   npm run upgrade:check [-- --browser]      with --browser also the workarounds' browser tests
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { cleanEnvironment } from './cleanEnvironment.mjs'
import { workarounds } from './workarounds.mjs'

const shell = process.platform === 'win32'
const isBrowser = process.argv.includes('--browser')
const tempDir = mkdtempSync(path.join(os.tmpdir(), 'madar-upgrade-'))
const clone = path.join(tempDir, 'clone')
const env = cleanEnvironment()
const here = { cwd: '.', env: process.env }
process.once('exit', () => rmSync(tempDir, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

await run('git', ['clone', '--quiet', '.', clone], here)
const upgrades = await newerVersions()
if (upgrades.length === 0) {
  console.log('Every package is of its latest version.')
  process.exit(0)
}
console.log(`Newer than ours (${upgrades.length}):`)
for (const upgrade of upgrades) console.log(`  ${textOf(upgrade)}`)

const leftOut = await upgrade()
const isInstalled = await step('install', 'node', [
  'scripts/run.mjs',
  ...(isBrowser ? ['--browser'] : []),
])
const isOk =
  isInstalled &&
  // An array runs every step, also after one that failed.
  [
    leftOut === 0,
    await step('build', 'npm', ['run', 'build']),
    await step('check', 'npm', ['run', 'check']),
    await tryWorkarounds(),
  ].every(Boolean)
process.exitCode = isOk ? 0 : 1

/** @typedef {{ name: string, from: string, to: string }} Lift */

/** @param {Lift} lift */
function textOf({ name, from, to }) {
  return `${name} ${from} → ${to}`
}

/** @returns {Promise<Lift[]>} */
async function newerVersions() {
  // In this checkout, where the packages are installed: npm omits development packages that are not.
  const { output } = await run('npm', ['outdated', '--json', '--loglevel=silent'], here)
  const answer = parse(output)
  if (!answer || answer.error) {
    const reason = answer?.error?.summary ?? 'no answer'
    console.error(`Nothing was checked: the registry does not answer (${reason}).`)
    process.exit(2)
  }
  return Object.entries(answer)
    .map(([name, { wanted, latest }]) => ({ name, from: wanted, to: latest }))
    .filter(({ from, to }) => to.localeCompare(from, 'en', { numeric: true }) > 0)
}

/**
 * Upgrades all packages together. If npm refuses, it upgrades them one by one and leaves out those that npm refuses:
 * a package that is published in part, or that does not accept another. @returns {Promise<number>} how many it left out
 */
async function upgrade() {
  if (!(await refusalOf(upgrades))) return 0
  let leftOut = 0
  for (const one of upgrades) {
    const refusal = await refusalOf([one])
    if (!refusal) continue
    leftOut++
    console.log(`\nLeft out, npm refuses it: ${textOf(one)}\n${refusal}`)
  }
  return leftOut
}

/**
 * Writes these versions into the clone's package.json and lock file, unless npm refuses them.
 * @param {Lift[]} some @returns {Promise<string>} why npm refuses them, or an empty text
 */
async function refusalOf(some) {
  const files = ['package.json', 'package-lock.json'].map((name) => path.join(clone, name))
  const before = files.map((file) => readFileSync(file))
  const packages = some.map(({ name, to }) => `${name}@${to}`)
  for (const args of [
    ['install', '--package-lock-only', '--save-exact', ...packages],
    ['ci', '--dry-run'],
  ]) {
    const { code, output } = await run('npm', [...args, '--loglevel=error'])
    if (code === 0) continue
    files.forEach((file, at) => {
      writeFileSync(file, before[at] ?? '')
    })
    // The rest of the output is npm's help.
    return output.split('\nnpm error Clean install a project')[0]?.trim() ?? ''
  }
  return ''
}

/** The unit tests of workarounds are part of `check`. @returns {Promise<boolean>} whether none failed */
async function tryWorkarounds() {
  const all = workarounds()
  console.log(
    `\nWorkarounds of libraries (${all.length}); when one of their tests fails, the library has changed:`,
  )
  for (const { library, file, tests } of all)
    console.log(`  ${library}  ${file}  (${tests.join(', ')})`)
  if (!isBrowser) {
    console.log('Their browser tests: npm run upgrade:check -- --browser')
    return true
  }
  const specs = new Set(
    all.flatMap(({ tests }) => tests).filter((file) => /\.spec\.tsx?$/.test(file)),
  )
  return step("workarounds' browser tests", 'npx', ['playwright', 'test', ...specs])
}

/** Runs a tool in the clone, prints and returns whether it worked. @param {string} name @param {string} tool @param {string[]} args */
async function step(name, tool, args) {
  const start = Date.now()
  const { code, output } = await run(tool, args)
  const seconds = Math.round((Date.now() - start) / 1000)
  console.log(`\n── ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s`)
  if (code !== 0) console.log(output.trim().slice(-6000))
  return code === 0
}

/** @param {string} tool @param {string[]} args @returns {Promise<{ code: number | null, output: string }>} */
async function run(tool, args, place = { cwd: clone, env }) {
  const child = spawn(tool, args, { ...place, shell, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (/** @type {Buffer} */ text) => {
      output += text
    })
  const [code] = await once(child, 'close')
  return { code, output }
}

/** @param {string} text @returns {any} undefined when it is not JSON */
function parse(text) {
  try {
    return JSON.parse(text || '{}')
  } catch {
    return undefined
  }
}
