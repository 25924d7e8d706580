import path from 'node:path'
import { runnerImport } from 'vite'

/**
 * Imports a TypeScript file of this project into a script; its path aliases work: `await importTs('src/content/screens.ts')`.
 * @param {string} file from the project's root
 * @returns {Promise<any>} its exports; the caller declares their type
 */
export async function importTs(file) {
  const { NODE_ENV } = process.env
  const { module } = await runnerImport(path.resolve(file), {
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
  })
  // Vite sets it to «development», and builds that this process starts would be of development: both Storybooks of a
  // review had React's, in which a story takes twice as long.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  return module
}

// node scripts/importTs.mjs mocks/backend/server.ts --port 4010      runs `main` of the file with the other arguments
if (process.argv[1] === import.meta.filename) {
  const [file = '', ...args] = process.argv.slice(2)
  /** @type {{ main: (args: string[]) => Promise<void> }} */
  const { main } = await importTs(file)
  try {
    await main(args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
