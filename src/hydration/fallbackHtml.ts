/**
 * A static host may answer an address that has no file with the HTML of another page, its fallback. Each prerendered
 * page names its path in `data-prerendered-path` (`scripts/prerender.ts`), so that fallback HTML is recognised: it
 * gets the class `fallback-html`, stays invisible (index.html) and is replaced. Without this a reader would see the
 * wrong page until the app has loaded. It uses no private API. Delete it when every host of the app answers unknown
 * addresses with a page without content.
 */

/** Hides fallback HTML. Runs in `preboot.ts`, before the first paint. */
export function hideFallbackHtml(): void {
  const { dataset, classList } = document.documentElement
  const { prerenderedPath } = dataset
  if (prerenderedPath === undefined) return
  if (prerenderedPath === location.pathname.replace(/(.)\/$/, '$1')) return
  classList.add('fallback-html')
  // So that the attribute is there for HTML of this path only.
  delete dataset.prerenderedPath
}

/** Whether the page has HTML that the build made for its own path. */
export const hasOwnHtml = (): boolean =>
  document.documentElement.hasAttribute('data-prerendered-path')

/** Removes prerendered HTML from the page and its tags from the head, and shows the body again. */
export function removePrerenderedHtml(root: HTMLElement): void {
  for (const tag of document.head.querySelectorAll('[data-prerendered]')) tag.remove()
  root.replaceChildren()
  document.documentElement.classList.remove('fallback-html')
}
