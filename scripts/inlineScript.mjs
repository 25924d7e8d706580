import { build } from 'vite'

/**
 * A Vite plugin that bundles a file and writes it into the head of index.html as an inline script: it runs before the
 * first paint, without a request of its own. `scripts/contentPolicy.mjs` adds its hash to the page's content policy.
 * @param {string} file from the project's root
 * @param {'head' | 'head-prepend'} injectTo
 * @returns {import('vite').Plugin}
 */
export function inlineScript(file, injectTo) {
  return {
    name: `inline-script:${file}`,
    transformIndexHtml: async () => [
      { tag: 'script', injectTo, children: await bundleScript(file) },
    ],
  }
}

/**
 * Bundles a file with all that it imports into one classic script, for code that is not part of the app:
 * what runs before it, the service worker, and the scripts of the pages around it.
 * @param {string} input from the project's root @returns {Promise<string>}
 */
export async function bundleScript(input) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    // Older than the app: it also runs where the app cannot (`startFailure.ts`).
    build: {
      target: 'es2020',
      write: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  if (!('output' in result)) throw new Error(`The bundle of ${input} has no output`)
  return result.output[0].code.trim()
}
