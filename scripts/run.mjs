// Runs `main` of a TypeScript file of ours, with its aliases and its arguments:
//   node scripts/run.mjs mocks/server.ts --port 4010
import path from 'node:path'
import { runnerImport } from 'vite'

const [file = '', ...args] = process.argv.slice(2)
const { module } = await runnerImport(path.resolve(file), {
  configFile: false,
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
})
const { main } = /** @type {{ main: (args: string[]) => Promise<void> }} */ (module)
try {
  await main(args)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
