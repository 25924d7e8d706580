import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { builds } from '../../tests/builds.mjs'
import { git } from './git.mjs'

/** The Storybooks of approved commits, one at a time. */
const BUILDS = 'dist-review/builds'

/** What runs or exists until the review ends, however it ends. @type {Set<() => void>} */
const cleanups = new Set()
process.on('exit', () => {
  for (const cleanUp of cleanups) cleanUp()
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

/**
 * Names what a commit looks like here: its sources, and the packages that are installed.
 * @param {string} commit
 */
export const editionOf = (commit) =>
  `${commit}-${createHash('sha256').update(readFileSync('package-lock.json')).digest('hex').slice(0, 8)}`

/**
 * Writes the sources of a commit into a new folder outside the project, so that no tool of the project reads them. They
 * use the packages that are installed now: the review compares the code, and says so if the lock files differ.
 * @param {string} commit
 */
export async function checkOut(commit) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'madar-review-'))
  cleanups.add(() => rmSync(folder, { recursive: true, force: true }))
  const archive = path.join(folder, 'sources.tar')
  git('.', 'archive', '-o', archive, commit)
  await run('tar', ['-xf', 'sources.tar'], folder)
  rmSync(archive)
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction')
  return folder
}

/** Returns the folder of the Storybook of a commit, built once. @param {string} commit @param {string} sources */
export async function buildOfCommit(commit, sources) {
  const folder = buildFolder(commit)
  if (existsSync(path.join(folder, 'index.json'))) return folder
  const part = emptyPart(folder)
  await run(builds.storybook.tool, ['build', '-o', part, '--quiet'], sources)
  renameSync(part, folder)
  return folder
}

/** The present commit is approved: its Storybook, which is the present one, is not built again. @param {string} commit */
export function adoptBuild(commit) {
  const folder = buildFolder(commit)
  const part = emptyPart(folder)
  cpSync(builds.storybook.folder, part, { recursive: true })
  renameSync(part, folder)
}

const buildFolder = (/** @type {string} */ commit) => path.resolve(BUILDS, editionOf(commit))

/** A build gets its name when it is complete: an interrupted one is not taken for it. @param {string} folder */
function emptyPart(folder) {
  rmSync(BUILDS, { recursive: true, force: true })
  mkdirSync(BUILDS, { recursive: true })
  return `${folder}.part`
}

/** Returns the folder of the Storybook of the working tree, the one that the tests use. */
export async function presentBuild() {
  await run(process.execPath, ['scripts/buildForTests.mjs', 'storybook'], '.')
  return path.resolve(builds.storybook.folder)
}

/**
 * Asynchronous, so that the page of the review answers while a build works.
 * @param {string} command @param {string[]} args @param {string} cwd @returns {Promise<void>}
 * @throws {Error} with the end of its output
 */
async function run(command, args, cwd) {
  // With a group of its own, so that what it starts ends with it.
  const isWindows = process.platform === 'win32'
  const child = spawn(command, args, { cwd, shell: isWindows, detached: !isWindows })
  const end = () => {
    if (isWindows || !child.pid) child.kill()
    else process.kill(-child.pid)
  }
  cleanups.add(end)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part
    })
  const [status] = await once(child, 'close')
  cleanups.delete(end)
  if (status === 0) return
  const tail = output.split('\n').slice(-20).join('\n')
  throw new Error(`This did not work: ${command} ${args.join(' ')}\n${tail}`)
}
