// Runs the benchmarks one after another, or only the named ones. Ends with the first one that fails.
//   npm run bench [-- desk load …]
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** In this order; `presses` with its number of rounds. */
const ALL = 'load,presses 2,desk'
const named = process.argv.slice(2)
for (const command of named.length > 0 ? named : ALL.split(',')) {
  const [name = '', ...args] = command.split(' ')
  const file = `tests/bench/${name}.mjs`
  if (!existsSync(file)) throw new Error(`There is no ${file}`)
  const { status } = spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
