import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App, createRtlCache } from '@/App'
import { createQueryClient } from '@/api/queryClient'
import { countries } from '@/content/countries'
import { topics } from '@/content/topics'
import { createAppRouter } from '@/router'

/** Every public address of §2 (decision 7: both paths of the legal pages). */
export const PUBLIC_PATHS = [
  '/',
  ...topics.map(({ slug }) => `/${slug}`),
  '/youtube',
  '/twitter',
  '/category/sports',
  '/countries',
  ...countries.map(({ slug }) => `/countries/${slug}`),
  '/country',
  '/country/مصر',
  '/sponsored',
  '/search?q=رياضة',
  '/dashboard',
  '/settings',
  '/profile',
  '/contact',
  '/privacy-policy',
  '/privacy',
  '/terms-of-service',
  '/terms',
  '/no/such/page',
]

/** A page of the app as HTML, made in Node: `path` is decoded, its links are as a browser would ask for them. */
export function renderPage(path: string): Promise<string> {
  const html = rendered.get(path) ?? render(path)
  rendered.set(path, html)
  return html
}

/** Each page is made once, whichever tests ask for it. */
const rendered = new Map<string, Promise<string>>()

async function render(path: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [encodeURI(path)] }))
  await router.load()
  return renderToString(
    <App queryClient={createQueryClient()} emotionCache={createRtlCache()}>
      <RouterProvider router={router} />
    </App>,
  )
}
