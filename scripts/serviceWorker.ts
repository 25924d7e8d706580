import type { Plugin } from 'vite'
import { bundleScript } from './inlineScript.ts'

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
