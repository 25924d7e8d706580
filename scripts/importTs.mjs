import path from 'node:path'
import { runnerImport } from 'vite'

/**
 * A TypeScript file of ours with its aliases, for scripts: `await importTs('src/screens.ts')`.
 * @param {string} file from the project's root
 * @returns {Promise<any>} its exports; the caller says their type
 */
export async function importTs(file) {
  const { module } = await runnerImport(path.resolve(file), {
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
  })
  return module
}
