// Runs the benchmarks one after another, or only the named ones. Ends with the first one that fails.
//   npm run bench [-- desk load …]
import { spawnSync } from 'node:child_process'

/** In this order; `presses` with its number of rounds. */
const ALL = 'load,presses 2,desk'
const named = process.argv.slice(2)
for (const one of named.length > 0 ? named : ALL.split(',')) {
  const [name, ...args] = one.split(' ')
  const command = [`tests/bench/${name}.mjs`, ...args]
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
