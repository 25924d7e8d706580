import { encodedPath } from './encoding'
import { withoutIsolates } from './isolated'
import { pageTitle } from './pageTitle'

/** The origin of the public site (`https://news.example`), without a trailing slash; empty when unknown. */
const SITE_URL = (import.meta.env.VITE_SITE_URL ?? '').replace(/\/$/, '')

export type PageOfHead = {
  title: string
  /** one or two sentences, at most about 155 letters */
  description: string
  /** the canonical path, decoded, with a leading slash: `/countries/egypt` */
  path: string
}

/** The URL of a path, encoded, with the base of the build, and with the origin of the site if that is known. */
export function siteUrl(path: string): string {
  return SITE_URL + import.meta.env.BASE_URL.replace(/\/$/, '') + encodedPath(path)
}

/**
 * The head of a public page for the router: title, description, canonical URL and Open Graph, of which index.html has
 * what is the same for all. For a page with two paths, pass the canonical one (D-5–7). Structured data of breadcrumbs is not here: they render it themselves.
 */
export function pageHead({ path, ...page }: PageOfHead) {
  const [title = '', description] = [page.title, page.description].map(withoutIsolates)
  const url = siteUrl(path)
  return {
    meta: [
      { title: pageTitle(title) },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}

export const NOT_FOUND_TITLE = 'الصفحة غير موجودة'

/**
 * The document head of a page that was loaded; null and undefined are for one that does not exist or could not be loaded,
 * which search engines do not index.
 */
export const loadedHead = (loaded: { head: PageOfHead } | null | undefined) =>
  loaded
    ? pageHead(loaded.head)
    : {
        meta: [{ title: pageTitle(NOT_FOUND_TITLE) }, { name: 'robots', content: 'noindex' }],
        links: [],
      }
