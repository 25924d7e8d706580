import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
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

/**
 * Writes the sources of a commit into a new folder outside the project, so that no tool of the project reads them. They
 * use the packages that are installed now: the review compares the code, and says so if the lock files differ.
 * @param {string} commit
 */
export async function checkOut(commit) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'madar-review-'))
  const archive = path.join(folder, 'sources.tar')
  git('.', 'archive', '-o', archive, commit)
  await run('tar', ['-xf', 'sources.tar'], folder)
  rmSync(archive)
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction')
  return folder
}

/** Returns the folder of the Storybook of a commit, built once. @param {string} commit @param {string} sources */
export async function buildOfCommit(commit, sources) {
  const folder = path.resolve(BUILDS, commit)
  if (existsSync(path.join(folder, 'index.json'))) return folder
  mkdirSync(BUILDS, { recursive: true })
  for (const other of readdirSync(BUILDS)) rmSync(path.join(BUILDS, other), { recursive: true })
  // Renamed when it is complete: an interrupted build is not taken for one.
  await run(builds.storybook.tool, ['build', '-o', `${folder}.part`, '--quiet'], sources)
  renameSync(`${folder}.part`, folder)
  return folder
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
  const child = spawn(command, args, { cwd, shell: process.platform === 'win32' })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part
    })
  const [status] = await once(child, 'close')
  if (status === 0) return
  const end = output.split('\n').slice(-20).join('\n')
  throw new Error(`This did not work: ${command} ${args.join(' ')}\n${end}`)
}
