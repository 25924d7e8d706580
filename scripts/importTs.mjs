import path from 'node:path'
import { runnerImport } from 'vite'

/**
 * Imports a TypeScript file of this project into a script; its path aliases work:
 * `await importTs('src/screens.ts')`.
 * @param {string} file from the project's root
 * @returns {Promise<any>} its exports; the caller declares their type
 */
export async function importTs(file) {
  const { module } = await runnerImport(path.resolve(file), {
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
  })
  return module
}
