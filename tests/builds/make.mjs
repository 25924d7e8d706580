// Makes the builds that the browser tests, the benchmarks and the pictures use, unless they are up to date:
//   node tests/builds/make.mjs [production] [storybook] [demo]      without a name: all three
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { builds } from './builds.mjs'

/** @typedef {import('./builds.mjs').BuildName} BuildName */

const ORDER = /** @type {BuildName[]} */ (Object.keys(builds))
const named = process.argv.slice(2)
const wanted = ORDER.filter((name) => named.length === 0 || named.includes(name))

for (const name of wanted) buildIfStale(name)

/** @param {BuildName} name */
function buildIfStale(name) {
  const { folder, tool, args } = builds[name]
  const stamp = `${folder}.stamp`
  const sources = hashOf(builds[name])
  // The demo contains a copy of Storybook. With the demo alone the copy may be missing or old.
  const copied = name === 'demo' ? read(`${builds.storybook.folder}.stamp`) : ''
  const last = read(stamp)
  const isFresh = wanted.includes('storybook')
    ? last === `${sources} ${copied}`
    : last.startsWith(sources)
  if (isFresh && existsSync(folder)) return
  console.log(`Building ${folder} …`)
  rmSync(stamp, { force: true })
  const shell = process.platform === 'win32'
  // 80 pictures of the demo's start page are half a minute that no test needs.
  const env = { ...process.env, DEMO_PICTURES: 'false', BUILD_FOR: 'tests' }
  const { status } = spawnSync(tool, args, { stdio: 'inherit', shell, env })
  if (status !== 0) {
    console.error(`This did not work: ${tool} ${args.join(' ')}`)
    process.exit(1)
  }
  writeFileSync(stamp, `${sources} ${copied}`)
}

/** The hash of everything that a build depends on. @param {import('./builds.mjs').Build} build */
function hashOf({ args, inputs, ignored }) {
  const hash = createHash('sha256').update(args.join(' '))
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}\n`)
  }
  for (const file of inputs.flatMap(filesIn).filter((name) => !ignored.test(name))) {
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** @param {string} place a file or a folder @returns {string[]} */
function filesIn(place) {
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(path.join(place, name)))
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
