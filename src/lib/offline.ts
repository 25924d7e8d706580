/** What the service worker and the pages of a production build agree on (ADR-17). */

/** The cache with the HTML of the pages that were visited last. */
export const PAGES = 'madar-pages'
/** The cache with the scripts, fonts and flags that they use. */
export const ASSETS = 'madar-assets'
/** The cache with their pictures. */
export const PICTURES = 'madar-pictures'

/** The path of a picture, which is the root's also where the site is below a path (Spec §7). */
export const isPicture = ({ pathname }: { pathname: string }): boolean =>
  pathname.startsWith('/api/placeholder/')

/** The header of a cached page that says when it was cached, ISO 8601. */
export const CACHED_AT = 'x-cached-at'

/** The path under which a page is cached: `/sports/` is `/sports`. `scope` is the path of the whole site. */
export const cachedPath = (pathname: string, scope: string): string =>
  pathname === scope ? pathname : pathname.replace(/\/$/, '')

/** The path of the page of which the build made this HTML; undefined where it is none of ours. */
export const madeFor = (html: string): string | undefined =>
  html.match(/ data-prerendered-path="([^"]*)"/)?.[1]

/** Whether HTML is that of this path. A host may answer for a path without a file with another page of ours. */
export const isMadeFor = (html: string, pathname: string): boolean =>
  madeFor(html) === pathname.replace(/(.)\/$/, '$1')
