// Runs one layer of the browser tests:
//   node scripts/testLayer.mjs stories [PART OF A NAME | FILE | option of Playwright …]
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const [layer = '', ...args] = process.argv.slice(2)
// Playwright takes a bare word for a file. Here a word that is not a file, such as «Contact», filters by name.
const isName = (/** @type {string} */ word, /** @type {number} */ at) =>
  !word.startsWith('-') && !(args[at - 1] ?? '').startsWith('-') && !existsSync(word)
const options = args.flatMap((word, at) => (isName(word, at) ? ['-g', word] : [word]))
const shell = process.platform === 'win32'
const { status } = spawnSync('playwright', ['test', `--project=${layer}`, ...options], {
  stdio: 'inherit',
  shell,
})
process.exitCode = status ?? 1
