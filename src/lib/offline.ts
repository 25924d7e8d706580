/** What the service worker and the pages of a production build agree on (ADR-17). */

/** The cache with the HTML of the pages that were visited last. */
export const PAGES = 'madar-pages'
/** The cache with the scripts, fonts and flags that they use. */
export const ASSETS = 'madar-assets'

/** The header of a cached page that says when it was cached, ISO 8601. */
export const CACHED_AT = 'x-cached-at'
