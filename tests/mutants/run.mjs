// Makes the mistakes of `list.mjs` in the sources, one at a time. The tests must fail with each: unit tests that import
// the file, or the named browser tests with a build of the changed sources. Delete this file when a mutation tool
// supports TypeScript 7, Vitest 5 and Playwright.
//   npm run mutants [-- unit | stories | journeys | built | faults | PART OF A FILE OR OF A TEST …]
import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { LAYERS, mutants } from './list.mjs'
import { close, passes } from './unitTests.mjs'

/** @typedef {import('./list.mjs').Mutant} Mutant */
/** @typedef {import('./list.mjs').Layer} Layer */
/** @typedef {'killed' | 'survived' | 'source not found' | 'test not found'} Outcome */

const words = process.argv.slice(2)
const isLayer = (/** @type {string} */ word) => word in LAYERS
const layers = words.some(isLayer) ? words.filter(isLayer) : Object.keys(LAYERS)
const parts = words.filter((word) => !isLayer(word))
const chosen = mutants.filter(
  ({ layer, file, noticedBy }) =>
    layers.includes(layer) &&
    (parts.length === 0 || parts.some((part) => `${file} ${noticedBy?.source}`.includes(part))),
)
const report = path.join(os.tmpdir(), `madar-mutants-${process.pid}.json`)

/** @type {import('node:child_process').ChildProcess | undefined} */
let child
let restore = () => {}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    restore()
    // At other signals Playwright leaves its servers running.
    child?.kill('SIGINT')
    process.exit(1)
  })

let isGood = chosen.length > 0
for (const layer of /** @type {Layer[]} */ (Object.keys(LAYERS))) {
  const own = chosen.filter((mutant) => mutant.layer === layer)
  if (own.length === 0) continue
  console.log(`\n${layer}: ${own.length}`)
  // Tests that fail without a mistake cannot detect one.
  if (layer !== 'unit') await run('node', ['tests/builds/make.mjs', ...LAYERS[layer]])
  const before = await outcome(layer, own)
  if (before !== 'survived') throw new Error(`Without any mistake: ${before}`)
  /** @type {Record<Outcome, number>} */
  const counts = { killed: 0, survived: 0, 'source not found': 0, 'test not found': 0 }
  for (const mutant of own) {
    const { file, right, wrong, survives } = mutant
    const result = await tryOne(mutant)
    counts[result]++
    if (result !== 'killed' && !(survives && result === 'survived')) isGood = false
    const known = survives ? ' (listed as a survivor)' : ''
    console.log(`  ${result}${known}  ${file}: ${JSON.stringify(right)} → ${JSON.stringify(wrong)}`)
  }
  console.log(
    `${layer}: ${Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}`,
  )
}
rmSync(report, { force: true })
await close()
process.exitCode = isGood ? 0 : 1

/** @param {Mutant} mutant @returns {Promise<Outcome>} */
async function tryOne(mutant) {
  const { file, right, wrong, layer, builds } = mutant
  const text = readFileSync(file, 'utf8')
  if (!text.includes(right)) return 'source not found'
  restore = () => writeFileSync(file, text)
  try {
    writeFileSync(
      file,
      text.replace(right, () => wrong),
    )
    // A build that fails is noticed too.
    if (layer !== 'unit' && !(await run('node', ['tests/builds/make.mjs', ...builds])))
      return 'killed'
    return await outcome(layer, [mutant])
  } finally {
    restore()
    restore = () => {}
  }
}

/** Runs the tests that should notice these mistakes. @param {Layer} layer @param {Mutant[]} some @returns {Promise<Outcome>} */
async function outcome(layer, some) {
  if (layer === 'unit') {
    const files = [...new Set(some.map(({ file }) => file))]
    return (await passes(files)) ? 'survived' : 'killed'
  }
  rmSync(report, { force: true })
  const titles = [...new Set(some.map(({ noticedBy }) => `(?:${noticedBy?.source})`))].join('|')
  await run('playwright', ['test', `--project=${layer}`, '--reporter=json', '-x', '-g', titles], {
    BUILDS: 'made',
    TEST_CORE: '1',
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const { stats } = JSON.parse(readFileSync(report, 'utf8'))
  if (stats.unexpected > 0) return 'killed'
  return stats.expected > 0 ? 'survived' : 'test not found'
}

/** Returns whether the command succeeded. @param {string} tool @param {string[]} args @param {Record<string, string>} env @returns {Promise<boolean>} */
function run(tool, args, env = {}) {
  const shell = process.platform === 'win32'
  const own = spawn(tool, args, { stdio: 'ignore', shell, env: { ...process.env, ...env } })
  child = own
  return new Promise((resolve) => own.on('close', (code) => resolve(code === 0)))
}
