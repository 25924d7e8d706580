// Every npm script starts here: it sets up a machine that has only Node >= 20 and npm, then runs a command. This file
// needs no package.
//   node scripts/run.mjs vite build               installs the packages if the lock file has changed, then builds
//   node scripts/run.mjs --browser scripts/x.mjs  also installs a Chromium for the tests; a .mjs file is run by Node
//   node scripts/run.mjs mocks/backend/server.ts          runs `main` of a TypeScript file (scripts/importTs.mjs)
//   node scripts/run.mjs                          only sets up
// The tools need a newer Node than 20: the package `node` is one of the packages, first in the PATH of every command.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const bin = path.resolve('node_modules/.bin')
const stamp = 'node_modules/.setup'
const shell = process.platform === 'win32'

if (Number.parseInt(process.versions.node, 10) < 20) {
  stop(`Node 20 or newer is needed; this is ${process.version}. Install it from nodejs.org.`)
}
const needsBrowser = process.argv[2] === '--browser'
installPackages()
if (needsBrowser) installBrowser()
const command = process.argv.slice(needsBrowser ? 3 : 2)
if (command.length > 0) runCommand(command)

/** Runs a command with the packages' tools in its PATH; its exit code and signals are those of this process. @param {string[]} command */
function runCommand([tool = '', ...args]) {
  const [file = '', ...first] = tool.endsWith('.ts')
    ? ['node', 'scripts/importTs.mjs', tool]
    : tool.endsWith('.mjs')
      ? ['node', tool]
      : [tool]
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` }
  const child = spawn(file, [...first, ...args], { env, shell, stdio: 'inherit' })
  // A terminal sends Ctrl+C to both processes; this one waits for what the command does about it.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.once('error', (error) => stop(`This did not start: ${file}. ${error.message}`))
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

function installPackages() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages (once, and again when the lock file changes) …')
  if (!succeeds('npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error')) {
    stop('This did not work: npm ci')
  }
  writeFileSync(stamp, wanted)
}

function installBrowser() {
  if (findChromium()) return
  if (process.env.CHROMIUM_PATH) {
    stop(`CHROMIUM_PATH points to nothing: ${process.env.CHROMIUM_PATH}`)
  }
  console.log('No Chromium or Chrome found: downloading one …')
  succeeds('npx', 'playwright', 'install', 'chromium')
  if (!findChromium() && process.platform === 'linux' && process.getuid?.() === 0) {
    console.log("The download did not work here: trying the system's package …")
    succeeds('apt-get', 'update', '-qq')
    const packages = ['chromium-headless-shell', 'fonts-noto-core', 'fonts-noto-color-emoji']
    succeeds('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
  }
  if (!findChromium()) {
    stop('The tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its executable.')
  }
}

/** Runs a tool with the machine's own Node: `npm ci` deletes the one among the packages. @param {string} tool @param {string[]} args */
function succeeds(tool, ...args) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const PATH = folders.filter((one) => !one.includes('node_modules')).join(path.delimiter)
  const env = { ...process.env, PATH, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(tool, args, { env, shell, stdio: 'inherit' }).status === 0
}

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}
