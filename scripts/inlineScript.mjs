import { bundleScript } from './bundleScript.mjs'

/**
 * A Vite plugin that bundles a file and writes it into the head of index.html as an inline script: it runs before the
 * first paint, without a request of its own. `scripts/contentPolicy.mjs` adds its hash to the page's content policy.
 * @param {string} file from the project's root
 * @param {'head' | 'head-prepend'} injectTo
 * @returns {import('vite').Plugin}
 */
export function inlineScript(file, injectTo) {
  let root = ''
  return {
    name: `inline-script:${file}`,
    configResolved: (config) => {
      root = config.root
    },
    transformIndexHtml: async () => [
      { tag: 'script', injectTo, children: await bundleScript(root, file) },
    ],
  }
}
