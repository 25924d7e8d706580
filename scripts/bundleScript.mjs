import { build } from 'vite'

/**
 * Bundles a file with all that it imports into one classic script, for code that is not part of the app:
 * what runs before it, the service worker, and the scripts of the pages around it.
 * @param {string} root @param {string} input @returns {Promise<string>}
 */
export async function bundleScript(root, input) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  if (!('output' in result)) throw new Error(`The bundle of ${input} has no output`)
  return result.output[0].code.trim()
}
