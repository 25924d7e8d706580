// Writes a Playwright spec for a recorded tour, or for the steps of a report:
//   npm run tour:test -- FILE      → tests/recorded/NAME.spec.ts, from FILE named NAME.json
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { importTs } from '../../../scripts/importTs.mjs'

const [file] = process.argv.slice(2)
if (!file) throw new Error('It needs a file: a recording of the demo panel')
/** @type {typeof import('../session/readFile')} */
const { readDemoFile } = await importTs('mocks/demo/session/readFile.ts')
/** @type {typeof import('../session/toSpec')} */
const { toSpec } = await importTs('mocks/demo/session/toSpec.ts')
const read = readDemoFile(readFileSync(file, 'utf8'))
if (!read.ok) throw new Error(`${file}: ${read.reason}`)
const spec = `tests/recorded/${path.parse(file).name}.spec.ts`
writeFileSync(spec, await toSpec(read.tour))
console.info(`${spec}: ${read.tour.steps.length} steps. Run it with: npm test -- recorded ${spec}`)
