import { prerender } from '@/prerender'
import { publicPaths } from '@/publicPaths'

/** Every public path of §2, an alias, a search with a query, the paths of the account, and one that does not exist. */
export const PUBLIC_PATHS = [
  ...publicPaths,
  '/category/sports',
  '/search?q=رياضة',
  '/dashboard',
  '/settings',
  '/profile',
  '/no/such/page',
]

/** Renders a page of the app to HTML in Node. `path` is decoded; links in the HTML are encoded, as in a browser. */
export function renderPage(path: string): Promise<string> {
  const html = rendered.get(path) ?? render(path)
  rendered.set(path, html)
  return html
}

/** Every page is rendered once and shared by the tests. */
const rendered = new Map<string, Promise<string>>()

async function render(path: string): Promise<string> {
  const { tags, body } = await prerender(path)
  return tags + body
}
