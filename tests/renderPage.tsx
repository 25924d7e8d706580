import { prerender } from '@/prerender'
import { publicPaths } from '@/publicPaths'

/** Every public address of §2, with a query, in another spelling, and those of the account. */
export const PUBLIC_PATHS = [
  ...publicPaths,
  '/category/sports',
  '/search?q=رياضة',
  '/dashboard',
  '/settings',
  '/profile',
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
  const { tags, body } = await prerender(path)
  return tags + body
}
