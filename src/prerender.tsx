import { text } from 'node:stream/consumers'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { prerenderToNodeStream } from 'react-dom/static'
import { App, createRtlCache } from './App'
import { criticalStyles } from './criticalStyles'
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
}

declare global {
  /** `scripts/prerender.ts` calls it with the file of each `import()`. */
  var onImport: ((file: string) => void) | undefined
}

/**
 * Renders a page of the app to HTML in Node, at build time (`scripts/prerender.ts`). `path` is decoded
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
  const app = (
    <App emotionCache={emotionCache}>
      <RouterProvider router={router} />
    </App>
  )
  const { prelude } = await prerenderToNodeStream(app, {
    onError: (error) => void errors.push(error),
    // React would move a boundary that is larger than this to the end of the HTML, with a script that moves it back.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await text(prelude)
  if (errors.length > 0) throw new Error(`${path} cannot be rendered`, { cause: errors[0] })
  // React writes the tags of the head before the first element of the body.
  const [tags = ''] = html.match(/^(<title>[^<]*<\/title>|<(meta|link)[^>]*>)*/) ?? []
  return {
    tags,
    styles: criticalStyles(emotionCache, html),
    body: html.slice(tags.length),
    routeIds: router.state.matches.map(({ routeId }) => routeId),
    imported,
  }
}

export { screens } from './content/screens'
export { siteUrl } from './lib/pageHead'
export { publicPaths } from './publicPaths'
