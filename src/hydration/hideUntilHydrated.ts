import { storedNames } from '@/lib/loadIfAnythingSaved'

/**
 * The HTML of a page has what ships, and the first of its tabs. Where this browser has saved something else (ADR-16), a
 * part with `waitsFor('videos')` shows it right after hydration, as does a panel whose tab the address names. They are
 * hidden until then: otherwise the reader would see the old list or the wrong tab first. They keep their place, so that
 * nothing moves, and the footer, which a part of another length moves, is hidden with them. A browser that has saved
 * nothing, at an address without a tab, gets no rule. Runs in `preboot.ts`, before the first paint. It uses no private
 * API. Delete it when a server makes the HTML of what editors save, and of each address.
 */
export function hideUntilHydrated(): void {
  const parts = storedNames().map((name) => `[data-saved~="${name}"]`)
  if (new URLSearchParams(location.search).has('tab'))
    parts.push('[role=tablist]', '[role=tabpanel]', '[role=tabpanel]~*')
  if (parts.length === 0) return
  const selectors = parts.flatMap((part) => [
    `${WAITING} ${part}`,
    `${WAITING}:has(main ${part}) footer`,
  ])
  const style = document.createElement('style')
  style.textContent = `${selectors}{visibility:hidden}`
  document.head.append(style)
}

const WAITING = 'html:not([data-hydrated])'
