// Compares the pictures of all stories, in both schemes at 360 and 1280 px, with those of another commit, and opens
// the report of Playwright:
//   npm run review                         the base is where the branch left main
//   npm run review -- -g messages          only stories whose title or name contains this
//   npm run review -- --base COMMIT --no-open
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

const { values: options } = parseArgs({
  options: {
    base: { type: 'string' },
    grep: { type: 'string', short: 'g', default: '' },
    'no-open': { type: 'boolean', default: false },
  },
})
const start = Date.now()
const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

const commit = git('rev-parse', '--verify', `${options.base ?? whereMainWasLeft()}^{commit}`)
console.info(`The base is ${git('log', '-1', '--format=%h, %s', commit)}`)
// The base is built with the packages of the present: other packages would make other pictures.
const packages = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const folder = path.resolve('dist-review', `${commit.slice(0, 10)}-${packages.slice(0, 6)}`)
const base = path.join(folder, 'storybook')

const isBuilt = await Promise.all([
  run(process.execPath, ['scripts/buildForTests.mjs', 'storybook'], '.'),
  existsSync(base) || buildBase(),
])
if (!isBuilt.every(Boolean)) throw new Error('A Storybook could not be built')
const only = options.grep ? ['-g', options.grep] : []
const isSame = await run(
  'playwright',
  ['test', '-c', 'tests/review', '--pass-with-no-tests', ...only],
  '.',
  {
    REVIEW_FOLDER: folder,
  },
)
const seconds = Math.round((Date.now() - start) / 1000)
console.info(`${isSame ? 'No story differs' : 'Stories differ: dist-review/report'} (${seconds} s)`)
if (!isSame && !options['no-open'])
  await run('playwright', ['show-report', 'dist-review/report'], '.')

function whereMainWasLeft() {
  const mains = git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/*/main')
  const [main = 'HEAD'] = mains.split('\n').filter(Boolean)
  return git('merge-base', 'HEAD', main)
}

async function buildBase() {
  // Inside the project, whose packages it uses. What an interrupted run has left goes first.
  const worktree = path.join(folder, 'worktree')
  const part = `${base}.part`
  rmSync(worktree, { recursive: true, force: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', worktree, commit)
  const isComplete = await run('storybook', ['build', '-o', part, '--quiet'], worktree)
  git('worktree', 'remove', '--force', worktree)
  // A build gets its name when it is complete.
  if (isComplete) renameSync(part, base)
  return isComplete
}

/**
 * @param {string} command @param {string[]} args @param {string} cwd @param {Record<string, string>} [env]
 * @returns {Promise<boolean>} whether it has ended without an error
 */
function run(command, args, cwd, env) {
  // The list of all files of a build is longer than the report.
  const stdout = command === 'playwright' ? 'inherit' : 'ignore'
  const shell = process.platform === 'win32'
  return new Promise((resolve) => {
    spawn(command, args, {
      cwd,
      shell,
      stdio: ['ignore', stdout, 'inherit'],
      env: { ...process.env, ...env },
    }).once('close', (status) => resolve(status === 0))
  })
}
