// Writes a Playwright spec for a recorded tour, or for the steps of a report:
//   npm run tour:test -- FILE [--out DIR]      → tests/recorded/NAME.spec.ts, from FILE named NAME.json
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { importTs } from '../../../scripts/importTs.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'tests/recorded' } },
})
const [file] = positionals
if (!file || !existsSync(file)) {
  console.error(
    file ? `There is no file ${file}` : 'npm run tour:test -- FILE: a recording of the demo panel',
  )
  process.exit(1)
}

/** @type {typeof import('../session/readFile')} */
const { readDemoFile } = await importTs('mocks/demo/session/readFile.ts')
/** @type {typeof import('../session/toSpec')} */
const { toSpec } = await importTs('mocks/demo/session/toSpec.ts')
const read = readDemoFile(readFileSync(file, 'utf8'))
if (read.kind !== 'tour') {
  console.error(`${file} is not a recorded tour. ${read.kind === 'refused' ? read.reason : ''}`)
  process.exit(1)
}

mkdirSync(values.out, { recursive: true })
const name = path.basename(file, path.extname(file)).replace(/[^\w-]+/g, '') || 'tour'
const spec = path.join(values.out, `${name}.spec.ts`)
writeFileSync(spec, formatted(toSpec(read.tour)))
console.info(`${spec}: ${read.tour.steps.length} steps. Run it with: npm test -- recorded ${spec}`)

/** A spec in our code style. @param {string} text */
function formatted(text) {
  const args = ['format', '--stdin-file-path=tests/recorded/name.spec.ts']
  const shell = process.platform === 'win32'
  const { status, stdout } = spawnSync('biome', args, { input: text, encoding: 'utf8', shell })
  return status === 0 ? stdout : text
}
