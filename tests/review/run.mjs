// Compares the pictures of all stories, in both schemes at 360 and 1280 px, with those of another commit, and opens
// the report of Playwright:
//   npm run review                         the base is where the branch left main
//   npm run review -- -g messages          only stories whose title or name contains this
//   npm run review -- --base COMMIT        all other options are Playwright's
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

const options = process.argv.slice(2)
const at = options.indexOf('--base')
const [, base = whereMainWasLeft()] = at < 0 ? [] : options.splice(at, 2)
const commit = git('rev-parse', '--verify', `${base}^{commit}`)
console.info(`The base is ${git('log', '-1', '--format=%h, %s', commit)}`)
// The base is built with the packages of the present: other packages would make other pictures.
const packages = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const folder = path.resolve('dist-review', `${commit.slice(0, 10)}-${packages.slice(0, 6)}`)
const storybook = path.join(folder, 'storybook')

const isBuilt = await Promise.all([
  succeeds('node', ['tests/builds/make.mjs', 'storybook']),
  existsSync(storybook) || buildBase(),
])
if (!isBuilt.every(Boolean)) throw new Error('A Storybook could not be built')
process.env.REVIEW_FOLDER = folder
const args = ['test', '-c', 'tests/review', '--pass-with-no-tests', ...options]
const isSame = await succeeds('playwright', args, { stdio: 'inherit' })
console.info(isSame ? 'No story differs' : 'Stories differ: dist-review/report')

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim()
}

function whereMainWasLeft() {
  const mains = git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/*/main')
  return git('merge-base', 'HEAD', mains.split('\n')[0] || 'HEAD')
}

async function buildBase() {
  // Inside the project, whose packages it uses. What an interrupted run has left goes first.
  const worktree = path.join(folder, 'worktree')
  rmSync(worktree, { recursive: true, force: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', worktree, commit)
  const part = `${storybook}.part`
  const isComplete = await succeeds('storybook', ['build', '-o', part, '--quiet'], {
    cwd: worktree,
  })
  git('worktree', 'remove', '--force', worktree)
  // A build gets its name when it is complete.
  if (isComplete) renameSync(part, storybook)
  return isComplete
}

/** @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} [options] @returns {Promise<boolean>} */
function succeeds(command, args, options) {
  const shell = process.platform === 'win32'
  // The list of all files of a build is longer than the report.
  const stdio = /** @type {const} */ (['ignore', 'ignore', 'inherit'])
  return new Promise((resolve) => {
    const child = spawn(command, args, { shell, stdio: [...stdio], ...options })
    child.once('close', (status) => resolve(status === 0))
  })
}
