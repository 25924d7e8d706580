import { bundleScript } from './bundleScript.mjs'

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
      {
        tag: 'script',
        injectTo: 'head',
        children: await bundleScript(root, 'src/hydration/preboot.ts'),
      },
    ],
  }
}
