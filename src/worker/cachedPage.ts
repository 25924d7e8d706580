import type { WorkboxPlugin } from 'workbox-core/types.js'
import { CACHED_AT } from '@/lib/offline'

/** Caches a page under its path, with the time; the page that it answers with says when it was cached. */
export const cachedPage: WorkboxPlugin = {
  // The HTML of a page is the same for every query.
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url)
    return url.origin + url.pathname
  },
  cacheWillUpdate: async ({ response }) => {
    const isHtml = response.headers.get('content-type')?.startsWith('text/html')
    if (response.status !== 200 || !isHtml) return null
    const headers = new Headers(response.headers)
    headers.set(CACHED_AT, new Date().toISOString())
    // A new response: the browser refuses one that was redirected for a navigation.
    return new Response(await response.blob(), { headers })
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    const cachedAt = cachedResponse?.headers.get(CACHED_AT)
    if (!cachedResponse || !cachedAt) return null
    const html = await cachedResponse.text()
    return new Response(html.replace('<html ', `<html data-cached-at="${cachedAt}" `), {
      headers: cachedResponse.headers,
    })
  },
}
