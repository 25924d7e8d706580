import type { WorkboxPlugin } from 'workbox-core/types.js'
import { CACHED_AT, cachedPath, isMadeFor, madeFor, PAGES } from '@/lib/offline'

/** Caches a page of ours under its path, with the time; the page that it answers with says when it was cached. */
export const cachedPage = (scope: string): WorkboxPlugin => {
  // The HTML of a page is the same for every query.
  const cacheKeyOf = ({ url }: Request) => {
    const { origin, pathname } = new URL(url)
    return origin + cachedPath(pathname, scope)
  }
  return {
    cacheKeyWillBeUsed: async ({ request }) => cacheKeyOf(request),
    // A server that fails has not answered.
    fetchDidSucceed: async ({ response }) => {
      if (response.status >= 500) throw new TypeError(`${response.status}`)
      return response
    },
    cacheWillUpdate: async ({ request, response }) => {
      const html = await response.text()
      // Another page is that of the host, or of a network that wants a sign-in first.
      if (![200, 404].includes(response.status) || madeFor(html) === undefined) return null
      const key = cacheKeyOf(request)
      const { pathname } = new URL(key)
      const before = await caches.match(key, { cacheName: PAGES })
      if (!isMadeFor(html, pathname) && before && isMadeFor(await before.text(), pathname))
        return null
      const headers = new Headers(response.headers)
      headers.set(CACHED_AT, new Date().toISOString())
      // A new response: the browser refuses one that was redirected for a navigation.
      return new Response(html, { headers })
    },
    cachedResponseWillBeUsed: async ({ cachedResponse }) => {
      const cachedAt = cachedResponse?.headers.get(CACHED_AT)
      const html = (await cachedResponse?.text()) ?? ''
      if (!cachedResponse || !cachedAt || madeFor(html) === undefined) return null
      return new Response(html.replace('<html ', `<html data-cached-at="${cachedAt}" `), {
        headers: cachedResponse.headers,
      })
    },
  }
}
