import { storedNames } from '@/lib/loadIfAnythingSaved'

/**
 * The HTML of a page has what ships. Where this browser has saved something else (ADR-16), a part with
 * `waitsFor('videos')` shows it right after hydration, and is hidden until then: otherwise the reader would see the
 * old list first. It keeps its place, so that nothing moves, and the footer, which a list of another length moves, is
 * hidden with it. A browser that has saved nothing gets no rule. Runs in `preboot.ts`, before the first paint. It uses
 * no private API. Delete it when what editors save comes from a server that also makes the HTML.
 */
export function hideSaved(): void {
  const selectors = storedNames().flatMap((name) => [
    `${WAITING} [data-saved~="${name}"]`,
    `${WAITING}:has(main [data-saved~="${name}"]) footer`,
  ])
  if (selectors.length === 0) return
  const style = document.createElement('style')
  style.textContent = `${selectors}{visibility:hidden}`
  document.head.append(style)
}

const WAITING = 'html:not([data-hydrated])'
