import { text } from 'node:stream/consumers'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { prerenderToNodeStream } from 'react-dom/static'
import { App, createRtlCache } from './App'
import { createQueryClient } from './api/queryClient'
import { criticalStyles } from './criticalStyles'
import { createAppRouter } from './router'

export type PrerenderedPage = {
  /** title, description, canonical address, Open Graph … */
  tags: string
  /** the style elements that its parts need */
  styles: string
  /** what stands in the root element */
  body: string
  /** the routes that draw it, outermost first */
  routeIds: string[]
}

/**
 * A page of the app as HTML, made in Node at build time (`scripts/prerender.mjs`). `path` is decoded
 * (`/country/مصر`); its links are as a browser would ask for them.
 */
export async function prerender(path: string): Promise<PrerenderedPage> {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  const router = createAppRouter(createMemoryHistory({ initialEntries: [base + encodeURI(path)] }))
  const emotionCache = createRtlCache()
  // Styles stay in the cache instead of standing before each part: they go into the head.
  emotionCache.compat = true
  await router.load()
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <App queryClient={createQueryClient()} emotionCache={emotionCache}>
      <RouterProvider router={router} />
    </App>,
    { onError: (error) => void errors.push(error) },
  )
  const html = await text(prelude)
  if (errors.length > 0) throw new Error(`${path} cannot be drawn`, { cause: errors[0] })
  // React writes what belongs into the head before the first part of the page.
  const [tags = ''] = html.match(/^(<title>[^<]*<\/title>|<(meta|link)[^>]*>)*/) ?? []
  return {
    tags,
    styles: criticalStyles(emotionCache),
    body: html.slice(tags.length),
    routeIds: router.state.matches.map(({ routeId }) => routeId),
  }
}

export { siteUrl } from './lib/pageHead'
