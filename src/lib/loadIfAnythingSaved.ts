import { SHARED_LISTS } from './savedNames'
import { PREVIEW } from './storageKeys'

/** The names of the lists that this browser has saved, or a draft of them (ADR-16), without the code that reads them. */
export function storedNames(): string[] {
  try {
    return Object.keys(localStorage).flatMap(
      (key) => key.match(/^(?:saved|draft):(\w+)$/)?.[1] ?? [],
    )
  } catch {
    // The browser blocks all site data, or there is none: in Node.
    return []
  }
}

let hasUnstored = false

/** Called when a list was saved that the browser could not store: then it applies until the page is reloaded. */
export function noteUnstored(): void {
  hasUnstored = true
}

/**
 * Calls `load`, which imports code for what editors save, if this browser has saved any of it, if this page could not
 * store something, or if it is opened as a preview; otherwise returns undefined at once, so that a reader loads none of
 * that code. It never rejects.
 */
export const loadIfAnythingSaved = <T>(
  load: () => Promise<T>,
): Promise<T | undefined> | undefined =>
  hasUnstored ||
  globalThis.location?.hash === `#${PREVIEW.key}` ||
  storedNames().some((name) => SHARED_LISTS.some((shared) => shared === name))
    ? load().catch((error: unknown) => {
        console.error(error)
        return undefined
      })
    : undefined
