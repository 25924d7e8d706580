import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { App, createRtlCache } from '@/App'
import { createQueryClient } from '@/api/queryClient'
import { countries } from '@/content/countries'
import { topics } from '@/content/topics'
import { createAppRouter } from '@/router'

/** Every public address of §2 (decision 7: both paths of the legal pages). */
const PUBLIC_PATHS = [
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

async function renderPage(path: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [encodeURI(path)] }))
  await router.load()
  return renderToString(
    <App queryClient={createQueryClient()} emotionCache={createRtlCache()}>
      <RouterProvider router={router} />
    </App>,
  )
}

/** Every back-office address of §2: client-rendered today, and no less free of browser globals. */
const ADMIN_PAGES =
  'users news news-settings youtube twitter analytics categories countries contact-messages ads settings'
const ADMIN_PATHS = ['/admin', ...ADMIN_PAGES.split(' ').map((page) => `/admin/${page}`)]

describe('every public page renders to HTML in Node: no browser global at module scope or in render', () => {
  test('there is no browser here', () => {
    expect(typeof document).toBe('undefined')
  })

  test.each(PUBLIC_PATHS)('%s', async (path) => {
    const html = await renderPage(path)
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(html).toContain('<main')
    expect(html).toContain('</footer>')
  })

  test.each(ADMIN_PATHS)('%s', async (path) => {
    expect(await renderPage(path)).toContain('<main')
  })
})
