const WORKER_FILE = 'mockServiceWorker.js'

const ONLY_API = `addEventListener('fetch', (event) => {
  if (!new URL(event.request.url).pathname.startsWith('/api/')) event.stopImmediatePropagation()
})
`

/**
 * A Vite plugin, before the one of msw: msw's worker answers only calls. Cause, in msw 3.0.5: its worker answers every
 * request of the page, and repeats those that no handler wants. A script that is still loading when the page is left
 * then fails with an error in the console, where the browser's own request would end in silence. Delete this when msw
 * lets a page choose the requests (`getResponse`): then the test in tests/built/demo.spec.ts passes without it.
 * @workaround msw: tests/built/demo.spec.ts
 * @returns {import('vite').Plugin}
 */
export function apiOnlyWorker() {
  return {
    name: 'api-only-worker',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0]?.endsWith(`/${WORKER_FILE}`)) {
          const end = response.end.bind(response)
          response.end = (/** @type {any} */ script) => end(ONLY_API + script)
        }
        next()
      })
    },
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        const worker = bundle[WORKER_FILE]
        if (worker?.type === 'asset') worker.source = ONLY_API + worker.source
      },
    },
  }
}
