import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies'
import { ASSETS, isPicture, PAGES, PICTURES } from '@/lib/offline'
import { cachedPage } from './cachedPage'
import { offlinePage } from './offlinePage'

// The project has the types of pages; those of workers contradict them.
const { registration, location } = self as unknown as {
  registration: ServiceWorkerRegistration
  location: Location
}

/**
 * The service worker of a production build (ADR-17): what readers visited last can be read without a network. It caches
 * pages with the files and pictures that they use, never the answer of a call. Another version of it takes over at the next visit.
 * `scripts/inlineScript.ts` bundles it; a mock build has the worker of msw instead.
 */
clientsClaim()

const scope = new URL(registration.scope).pathname
/** The path below the base of the build. */
const pathOf = ({ pathname }: URL) => pathname.slice(scope.length)
const isOurs = (url: URL) => url.origin === location.origin && url.pathname.startsWith(scope)
/** A page is opened, or fetched to be cached; other requests are for files. */
const isPage = (url: URL, { mode, destination }: Request) =>
  isOurs(url) &&
  (mode === 'navigate' || destination === '') &&
  !/^(?:api|assets)(?:\/|$)/.test(pathOf(url))
const isPrivate = (url: URL) => /^admin(\/|$)/.test(pathOf(url))

/** Removes what was used least recently, beyond this number or after these days; all of it where storage is full. */
const expiring = (maxEntries: number, days: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * 24 * 60 * 60,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin

const MOST_PAGES = 40
/** More than one build has, so that the files of a page that was cached long ago stay. */
const MOST_ASSETS = 400
/** Those in and near the first window of each page. */
const MOST_PICTURES = 6 * MOST_PAGES

/** The network first, so that readers see the newest page; without it, or when it is slow, the page that was cached. */
registerRoute(
  ({ url, request }) => isPage(url, request) && !isPrivate(url),
  new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: 4,
    plugins: [cachedPage(scope), expiring(MOST_PAGES, 60)],
  }),
)

// The back office needs its calls.
registerRoute(
  ({ url, request }) => isPrivate(url) && request.mode === 'navigate',
  new NetworkOnly(),
)

/** Some hosts answer for a missing file with a page, which must not take its place for as long as a file is cached. */
const isFile = ({ url, status, headers }: Response) => {
  const type = headers.get('content-type') ?? ''
  return status === 200 && (/\.js$/.test(url) ? /javascript/ : /^(?!text\/html)/).test(type)
}
const onlyFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && isFile(cachedResponse) ? cachedResponse : null,
}

/** Their names contain a hash of their content, so they never change. */
registerRoute(
  ({ url }) => isOurs(url) && pathOf(url).startsWith('assets/'),
  new CacheFirst({
    cacheName: ASSETS,
    plugins: [onlyFiles, expiring(MOST_ASSETS, 90)],
  }),
)

registerRoute(
  ({ url, request }) =>
    url.origin === location.origin && isPicture(url) && request.method === 'GET',
  new StaleWhileRevalidate({
    cacheName: PICTURES,
    plugins: [onlyFiles, expiring(MOST_PICTURES, 60)],
  }),
)

setCatchHandler(async ({ request }) =>
  request.mode === 'navigate' ? offlinePage(scope) : Response.error(),
)
