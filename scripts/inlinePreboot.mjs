import { build } from 'vite'

/**
 * A Vite plugin that bundles `src/hydration/preboot.ts` and writes it into the head of index.html as an inline script.
 * `scripts/contentPolicy.mjs` adds its hash to the page's content policy.
 * @returns {import('vite').Plugin}
 */
export function inlinePreboot() {
  let root = ''
  return {
    name: 'inline-preboot',
    configResolved: (config) => {
      root = config.root
    },
    transformIndexHtml: async () => [
      { tag: 'script', injectTo: 'head', children: await bundle(root) },
    ],
  }
}

/** @param {string} root @returns {Promise<string>} */
async function bundle(root) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { input: 'src/hydration/preboot.ts', output: { format: 'iife' } },
    },
  })
  if (!('output' in result)) throw new Error('The bundle of preboot.ts has no output')
  return result.output[0].code.trim()
}
