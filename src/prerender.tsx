import { text } from 'node:stream/consumers'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { App, createRtlCache } from './App'
import { createQueryClient } from './api/queryClient'
import { criticalStyles } from './criticalStyles'
import { prerenderAnswers } from './prerenderAnswers'
import { createAppRouter } from './router'

export type PrerenderedPage = {
  /** title, description, canonical address, Open Graph … */
  tags: string
  /** the style elements of everything on the page */
  styles: string
  /** the HTML inside the root element */
  body: string
  /** the ids of the matched routes, outermost first */
  routeIds: string[]
  /** the files that the loaders imported dynamically, of the build that runs this */
  imported: string[]
  /** the call whose answer is the content of the page, and the templates of its rows */
  early: { path: string; templates: string } | undefined
}

declare global {
  /** `scripts/prerender.mjs` calls it with the file of each `import()`. */
  var onImport: ((file: string) => void) | undefined
}

/**
 * Renders a page of the app to HTML in Node, at build time (`scripts/prerender.mjs`). `path` is decoded
 * (`/country/مصر`); the links in the HTML are encoded.
 * @throws {Error} when a loader or a component throws; the first error is its `cause`
 */
export async function prerender(path: string): Promise<PrerenderedPage> {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  const router = createAppRouter(createMemoryHistory({ initialEntries: [base + encodeURI(path)] }))
  const emotionCache = createRtlCache()
  // Keeps the styles in the cache, for the head. Otherwise Emotion writes a style element before each component.
  emotionCache.compat = true
  const imported: string[] = []
  globalThis.onImport = (file) => imported.push(file)
  await router.load()
  globalThis.onImport = undefined
  const errors: unknown[] = router.state.matches.flatMap(({ error }) => (error ? [error] : []))
  const render = async (page: ReactNode) => {
    const { prelude } = await prerenderToNodeStream(<App emotionCache={emotionCache}>{page}</App>, {
      onError: (error) => void errors.push(error),
      // React would move a boundary that is larger than this to the end of the HTML, with a script that moves it back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    })
    return text(prelude)
  }
  const page = <RouterProvider router={router} />
  const html = await render(page)
  const answer = prerenderAnswers[path]
  let early: PrerenderedPage['early']
  if (answer) {
    const client = createQueryClient()
    answer.fill(client)
    // Its styles stay in the cache.
    const filled = await render(<QueryClientProvider client={client}>{page}</QueryClientProvider>)
    early = { path: answer.path, templates: answer.templatesOf(filled) }
  }
  if (errors.length > 0) throw new Error(`${path} cannot be rendered`, { cause: errors[0] })
  // React writes the tags of the head before the first element of the body.
  const [tags = ''] = html.match(/^(<title>[^<]*<\/title>|<(meta|link)[^>]*>)*/) ?? []
  return {
    tags,
    styles: criticalStyles(emotionCache),
    body: html.slice(tags.length),
    routeIds: router.state.matches.map(({ routeId }) => routeId),
    imported,
    early,
  }
}

export { siteUrl } from './lib/pageHead'
