import { bundleScript } from './inlineScript.mjs'

/** At the root of the build, so that its scope is every page. */
export const WORKER_FILE = 'sw.js'

/**
 * A Vite plugin that adds the service worker of a production build, `src/worker/worker.ts` (ADR-17).
 * @returns {import('vite').Plugin}
 */
export function serviceWorker() {
  return {
    name: 'service-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      const source = await bundleScript('src/worker/worker.ts')
      this.emitFile({ type: 'asset', fileName: WORKER_FILE, source })
    },
  }
}
