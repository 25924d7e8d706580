// Compares the pictures of all stories, in both schemes at 360 and 1280 px, with those of another commit, and opens
// the report of Playwright:
//   npm run review                         the base is where the branch left main
//   npm run review -- -g messages          only stories whose title or name contains this
//   npm run review -- --base COMMIT --no-open
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { builds } from '../tests/builds.mjs'

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
const storybooks = {
  base: path.join(folder, 'storybook'),
  present: path.resolve(builds.storybook.folder),
}
const pictures = {
  base: path.join(folder, 'pictures'),
  present: path.resolve('dist-review/present'),
}
const indexOf = (/** @type {string} */ storybook) => path.join(storybook, 'index.json')

const isBuilt = await Promise.all([
  run(process.execPath, ['scripts/buildForTests.mjs', 'storybook'], '.'),
  existsSync(indexOf(storybooks.base)) || buildBase(),
])
if (!isBuilt.every(Boolean)) throw new Error('A Storybook could not be built')
for (const old of ['present', 'report', 'results'])
  rmSync(path.join('dist-review', old), { recursive: true, force: true })
await playwright({ REVIEW_STORYBOOK: storybooks.base, REVIEW_INDEXES: indexOf(storybooks.base) })
const ofPresent = { REVIEW_PRESENT: pictures.present }
const isTaken = await playwright({
  ...ofPresent,
  REVIEW_STORYBOOK: storybooks.present,
  REVIEW_INDEXES: indexOf(storybooks.present),
})
const indexes = Object.values(storybooks).map(indexOf).join(path.delimiter)
const isSame = await playwright({ ...ofPresent, REVIEW_INDEXES: indexes })
const seconds = Math.round((Date.now() - start) / 1000)
console.info(`${isSame ? 'No story differs' : 'Stories differ: dist-review/report'} (${seconds} s)`)
if (!isTaken) process.exitCode = 1
if (!isSame && !options['no-open'])
  await run('playwright', ['show-report', 'dist-review/report'], '.')

function whereMainWasLeft() {
  const mains = git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/*/main')
  const [main = 'HEAD'] = mains.split('\n').filter(Boolean)
  return git('merge-base', 'HEAD', main)
}

async function buildBase() {
  const worktree = mkdtempSync(path.join(os.tmpdir(), 'madar-review-'))
  const part = `${storybooks.base}.part`
  const end = () => {
    rmSync(worktree, { recursive: true, force: true })
    git('worktree', 'prune')
  }
  process.once('exit', end)
  process.once('SIGINT', () => process.exit(130))
  try {
    git('worktree', 'add', '--detach', '--force', worktree, commit)
    symlinkSync(path.resolve('node_modules'), path.join(worktree, 'node_modules'), 'junction')
    const isComplete = await run('storybook', ['build', '-o', part, '--quiet'], worktree)
    // A build gets its name when it is complete.
    if (isComplete) renameSync(part, storybooks.base)
    return isComplete
  } finally {
    end()
  }
}

/** @param {Record<string, string>} env */
function playwright(env) {
  const args = ['test', '-c', 'tests/review', '--pass-with-no-tests']
  if (options.grep) args.push('-g', options.grep)
  return run('playwright', args, '.', { REVIEW_BASE: pictures.base, ...env })
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
