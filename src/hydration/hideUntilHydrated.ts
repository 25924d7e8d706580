import { storedNames } from '@/lib/loadIfAnythingSaved'

/**
 * The HTML of a page has what ships, and what an address without a query shows. Where this browser has saved something
 * else (ADR-16), a part with `waitsFor('videos')` shows it right after hydration, as does what is below the title where
 * the address names a tab or a filter. They are hidden until then: otherwise the reader would see the old list or the
 * wrong tab first. They keep their place, so that nothing moves, and the footer, which a part of another length moves, is
 * hidden with them. Where the start fails they are shown as they are. A browser that has saved nothing, at an address without such a query, gets no rule. Runs in
 * `preboot.ts`, before the first paint. It uses no private API. Delete it when a server makes the HTML of what editors
 * save, and of each address.
 */
export function hideUntilHydrated(): void {
  const selectors = storedNames().flatMap((name) => [
    `${WAITING} [data-saved~="${name}"]`,
    `${WAITING}:has(main [data-saved~="${name}"]) footer`,
  ])
  if (CHOOSES.test(location.href)) {
    // The pages of readers have a frame around them.
    const title = `${/\/admin\b/.test(location.pathname) ? '' : '>*'}>:first-child`
    selectors.push(`${WAITING} main${title}~*`, `${WAITING} footer`)
  }
  if (selectors.length === 0) return
  const style = document.createElement('style')
  style.textContent = `${selectors}{visibility:hidden}`
  document.head.append(style)
}

const WAITING = 'html:not([data-hydrated],[data-start])'

/** An address that chooses the content of its page, and not only what opens over it. */
export const CHOOSES =
  /[?&](?:kind|q|tab)=|\/admin\/.*[?&](?:category|first|from|page|period|region|section|sort|status|to|view)=/
