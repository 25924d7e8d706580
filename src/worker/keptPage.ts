import type { WorkboxPlugin } from 'workbox-core/types.js'
import { KEPT_AT } from '@/lib/offline'

/** Keeps a page under its path, with the time; the page that it answers with says when it was kept. */
export const keptPage: WorkboxPlugin = {
  // The HTML of a page is the same for every query.
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url)
    return url.origin + url.pathname
  },
  cacheWillUpdate: async ({ response }) => {
    const isHtml = response.headers.get('content-type')?.startsWith('text/html')
    if (response.status !== 200 || !isHtml) return null
    const headers = new Headers(response.headers)
    headers.set(KEPT_AT, new Date().toISOString())
    // A new response: the browser refuses one that was redirected for a navigation.
    return new Response(await response.blob(), { headers })
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    const keptAt = cachedResponse?.headers.get(KEPT_AT)
    if (!cachedResponse || !keptAt) return null
    const html = await cachedResponse.text()
    return new Response(html.replace('<html ', `<html data-kept-at="${keptAt}" `), {
      headers: cachedResponse.headers,
    })
  },
}
