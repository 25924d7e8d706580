import { build, type Plugin } from 'vite'

/**
 * A Vite plugin that bundles a file, named from the project's root, and writes it into the head of index.html as an inline script: it runs before the
 * first paint, without a request of its own. `scripts/contentPolicy.ts` adds its hash to the page's content policy.
 */
export function inlineScript(file: string, injectTo: 'head' | 'head-prepend'): Plugin {
  return {
    name: `inline-script:${file}`,
    transformIndexHtml: async () => [
      { tag: 'script', injectTo, children: await bundleScript(file) },
    ],
  }
}

/** At the root of the build, so that its scope is every page. */
export const WORKER_FILE = 'sw.js'

/** A Vite plugin that adds the service worker of a production build, `src/worker/worker.ts` (ADR-17). */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      const source = await bundleScript('src/worker/worker.ts')
      this.emitFile({ type: 'asset', fileName: WORKER_FILE, source })
    },
  }
}

/**
 * Bundles a file, named from the project's root, with all that it imports into one classic script, for code that is not part of the app:
 * what runs before it, the service worker, and the scripts of the pages around it.
 */
export async function bundleScript(input: string): Promise<string> {
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
