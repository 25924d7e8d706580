// Runs `main` of a TypeScript file of this project with the arguments; its path aliases work:
//   node scripts/run.mjs mocks/backend/server.ts --port 4010
import { importTs } from './importTs.mjs'

const [file = '', ...args] = process.argv.slice(2)
/** @type {{ main: (args: string[]) => Promise<void> }} */
const { main } = await importTs(file)
try {
  await main(args)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
