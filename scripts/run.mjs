// Every npm script starts here: it sets up a machine that has only Node >= 20 and npm, then runs a command. This file
// needs no package.
//   node scripts/run.mjs vite build               installs the packages if the lock file has changed, then builds
//   node scripts/run.mjs --browser scripts/x.mjs  also installs a Chromium for the tests; a .mjs file is run by Node
//   node scripts/run.mjs mocks/backend/server.ts          runs `main` of a TypeScript file (scripts/importTs.mjs)
//   node scripts/run.mjs                          only sets up
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.mjs'

const OLDEST_NODE_TO_START = [20, 0]
const OLDEST_NODE_FOR_TOOLS = [22, 12]
/** Installed if the machine's Node is too old for the tools. Commands find it first in their PATH. */
const FALLBACK_NODE = 'node@24.21.0'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const bin = path.join(root, 'node_modules', '.bin')
const stamp = path.join(root, 'node_modules', '.setup')
// Only the machine's Node and npm: node_modules/.bin may have a stand-in, which npm ci deletes.
const PATH = (process.env.PATH ?? '')
  .split(path.delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(path.delimiter)
const shell = process.platform === 'win32'

const ownNode = ask('node', ['--version'])
if (!ownNode || isOlder(ownNode, OLDEST_NODE_TO_START)) {
  stop(`Node 20 or newer is needed; this is ${ownNode || 'none'}. Install it from nodejs.org.`)
}

const needsBrowser = process.argv[2] === '--browser'
installPackages()
if (needsBrowser) installBrowser()
const command = process.argv.slice(needsBrowser ? 3 : 2)
if (command.length > 0) runCommand(command)

/** Runs a command with the packages' tools in its PATH; its exit code and signals are those of this process. @param {string[]} command */
function runCommand([tool = '', ...args]) {
  const [file, ...first] = tool.endsWith('.ts')
    ? ['node', 'scripts/importTs.mjs', tool]
    : tool.endsWith('.mjs')
      ? ['node', tool]
      : [tool]
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` }
  const child = spawn(file, [...first, ...args], { cwd: root, env, shell, stdio: 'inherit' })
  // A terminal sends Ctrl+C to both processes; this one waits for what the command does about it.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.once('error', (error) => stop(`This did not start: ${file}. ${error.message}`))
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

function installPackages() {
  const needsFallbackNode = isOlder(ownNode, OLDEST_NODE_FOR_TOOLS)
  const lock = readFileSync(path.join(root, 'package-lock.json'))
  const wanted = createHash('sha256')
    .update(lock)
    .update(needsFallbackNode ? FALLBACK_NODE : '')
    .digest('hex')
  // `npm install` by hand removes the fallback, which no lock file names.
  const isWhole = !needsFallbackNode || existsSync(path.join(root, 'node_modules', 'node'))
  if (isWhole && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!ask('npm', ['--version'])) stop('npm is needed; it comes with Node from nodejs.org.')
  console.log('Installing packages (once, and again when the lock file changes) …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (needsFallbackNode) {
    console.log(
      `Node ${ownNode} is older than the tools need: adding a newer one inside node_modules …`,
    )
    run('npm', [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      FALLBACK_NODE,
    ])
  }
  writeFileSync(stamp, wanted)
}

function installBrowser() {
  if (process.env.CHROMIUM_PATH && !findChromium()) {
    stop(`CHROMIUM_PATH points to nothing: ${process.env.CHROMIUM_PATH}`)
  }
  if (findChromium()) return
  console.log('No Chromium or Chrome found: downloading one …')
  attempt(path.join(bin, 'playwright'), ['install', 'chromium'])
  if (findChromium()) return
  console.log("The download did not work here: trying the system's package …")
  if (process.platform === 'linux' && process.getuid?.() === 0 && ask('apt-get', ['--version'])) {
    attempt('apt-get', ['update', '-qq'])
    const packages = ['chromium-headless-shell', 'fonts-noto-core', 'fonts-noto-color-emoji']
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  }
  if (!findChromium()) {
    stop('The tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its executable.')
  }
}

/** @param {string} version such as v20.1.0 @param {number[]} oldest major, minor */
function isOlder(version, [oldMajor = 0, oldMinor = 0]) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number)
  return major < oldMajor || (major === oldMajor && minor < oldMinor)
}

/** @param {string} tool @param {string[]} args @returns {string} what it printed, or '' if it is missing */
function ask(tool, args) {
  try {
    return execFileSync(tool, args, { env: { ...process.env, PATH }, shell, stdio: 'pipe' })
      .toString()
      .trim()
  } catch {
    return ''
  }
}

/** @param {string} tool @param {string[]} args */
function attempt(tool, args) {
  const env = { ...process.env, PATH, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(tool, args, { cwd: root, env, shell, stdio: 'inherit' }).status === 0
}

/** @param {string} tool @param {string[]} args */
function run(tool, args) {
  if (!attempt(tool, args)) stop(`This did not work: ${tool} ${args.join(' ')}`)
}

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}
