// Runs each npm script as the first one in a clean clone of the last commit, where nothing is installed.
// Stops servers once they answer, and long runs once they print results. Each command takes minutes.
//   npm test -- commands [NAME …]
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { cleanEnvironment } from './cleanEnvironment.mjs'

const PORT = Number(process.env.TEST_PORT ?? 4301) + 40
const TIMEOUT_MS = 20 * 60_000

/** @typedef {{ args?: string[], until?: RegExp }} Way */

/**
 * How to shorten a command; a command that is not here runs to its end. `until` matches the output of a command that
 * works, which is then stopped; if the match is an address, it must answer.
 * @type {Record<string, Way>}
 */
const WAYS = {
  start: { args: ['--port', String(PORT)], until: /http:\/\/localhost:\d+\// },
  test: { until: /── unit/ },
  'test -- all': { until: /── unit/ },
  'test -- watch': { until: /Waiting for file changes/ },
  'test -- stories': { args: ['-g', 'Demo/Panel › Closed'] },
  'test -- journeys': { args: ['-g', 'chart code is not loaded'] },
  'test -- built': { args: ['-g', 'a production build contains no worker file'] },
  // Where neither engine is on the machine, it says so and succeeds.
  'test -- engines': { args: ['-g', 'analytics shows its chart'] },
  'test -- faults': { args: ['-g', 'storage × throwing on read'] },
  'check -- unit': { args: ['src/lib/links.test.ts'] },
  storybook: { args: ['--port', String(PORT), '--ci'], until: /http:\/\/127\.0\.0\.1:\d+\// },
  // The command also works if the registry has no audit, or reports a vulnerability.
  audit: { until: /vulnerabilities|audit endpoint returned an error|ENOAUDIT/ },
  // The command also works if the registry does not answer.
  'upgrade:check': { until: /Nothing was checked|Every package is|Newer than ours/ },
  screens: { args: ['--only', '/contact'] },
  review: { args: ['--no-open', '-g', 'Parts/StatusBadge'] },
  demo: { args: ['--port', String(PORT)], until: /http:\/\/localhost:\d+\// },
  bench: { until: /LCP/ },
  'mock-server': { args: ['--port', String(PORT)], until: /http:\/\/localhost:\d+/ },
  [`contract -- http://localhost:${PORT + 1}`]: {},
  new: { args: ['screen', 'weather', 'الطقس'] },
  mutants: { args: ['unit', 'links'] },
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const names = process.argv.slice(2)
const wanted = [...new Set([...Object.keys(scripts), ...Object.keys(WAYS)])].filter(
  (name) => names.length === 0 || names.includes(name.split(' ')[0] ?? ''),
)
const tempDir = mkdtempSync(path.join(os.tmpdir(), 'madar-commands-'))
const clone = path.join(tempDir, 'clone')
execFileSync('git', ['clone', '--quiet', '.', clone])
// The server that `npm run contract` checks, from this checkout.
const server = start(
  'node',
  ['scripts/importTs.mjs', 'mocks/backend/server.ts', '--port', String(PORT + 1)],
  '.',
  process.env,
)

let failed = 0
for (const name of wanted) {
  rmSync(path.join(clone, 'node_modules'), { recursive: true, force: true })
  const since = Date.now()
  const problem = await attempt(name, WAYS[name] ?? {})
  if (problem) failed++
  const seconds = Math.round((Date.now() - since) / 1000)
  console.log(
    `${problem ? 'FAILED' : 'works '}  npm run ${name}  ${seconds} s${problem ? `\n${problem}` : ''}`,
  )
}
await stop(server)
rmSync(tempDir, { recursive: true, force: true })
console.log(`\n${wanted.length - failed} work, ${failed} do not`)
process.exitCode = failed > 0 || wanted.length === 0 ? 1 : 0

/** Runs a command. @param {string} name @param {Way} way @returns {Promise<string>} what went wrong, or an empty text */
async function attempt(name, { args = [], until }) {
  const [script = '', ...options] = name.split(/ (?:-- )?/)
  const child = start('npm', ['run', script, '--', ...options, ...args], clone, cleanEnvironment())
  let output = ''
  const outcome = await new Promise((resolve) => {
    const tooLate = setTimeout(() => resolve('It took too long.'), TIMEOUT_MS)
    /** @param {Buffer} text */
    const read = (text) => {
      output += text
      if (until?.test(output)) resolve('')
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('close', (code) => {
      clearTimeout(tooLate)
      resolve(code === 0 && !until ? '' : `It ended with ${code}.`)
    })
  })
  const address = until?.exec(output)?.[0] ?? ''
  const silent = outcome === '' && address.startsWith('http') && !(await answers(address))
  await stop(child)
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: clone }).toString()
  const problem =
    outcome || (silent && `${address} does not answer.`) || (changed && `It changed:\n${changed}`)
  return problem ? `${problem}\n${output.slice(-2000)}` : ''
}

/** @param {string} address */
async function answers(address) {
  for (let round = 0; round < 60; round++) {
    if ((await fetch(address).catch(() => null))?.status) return true
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return false
}

/** Starts a tool in a new process group. @param {string} tool @param {string[]} args @param {string} cwd @param {NodeJS.ProcessEnv} env */
function start(tool, args, cwd, env) {
  return spawn(tool, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Ends a command and all processes that it has started. @param {import('node:child_process').ChildProcess} child */
async function stop(child) {
  if (child.exitCode !== null || !child.pid) return
  const closed = new Promise((resolve) => child.once('close', resolve))
  process.kill(-child.pid)
  await closed
}
