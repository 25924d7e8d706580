import { pageTitle, SITE_NAME } from './pageTitle'

/** Where a public site stands (`https://news.example`), without a slash at its end; empty when unknown. */
const SITE_URL = (import.meta.env.VITE_SITE_URL ?? '').replace(/\/$/, '')

type Page = {
  title: string
  /** one or two sentences, at most about 155 letters */
  description: string
  /** the page's own address, decoded, with its slash in front: `/countries/egypt` */
  path: string
}

/** The address of a path of ours, encoded, under the build's base and on the site's host where that is known. */
export function siteUrl(path: string): string {
  return SITE_URL + import.meta.env.BASE_URL.replace(/\/$/, '') + encodeURI(path)
}

/**
 * The head of a public page: title, description, canonical address and Open Graph. A page that stands
 * at two addresses names one of them (D-5–7). Breadcrumbs carry their structured data themselves.
 */
export function pageHead({ title, description, path }: Page) {
  const url = siteUrl(path)
  return {
    meta: [
      { title: pageTitle(title) },
      { name: 'description', content: description },
      { property: 'og:site_name', content: SITE_NAME },
      { property: 'og:locale', content: 'ar_AR' },
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}
