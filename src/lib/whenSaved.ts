/** The names of the lists that this browser has saved (ADR-16), without the code that reads them. */
export function savedNames(): string[] {
  try {
    // Not `Object.keys`: a storage in memory, which the fake backend makes where the browser forbids it, has no such keys.
    return Array.from(
      { length: localStorage.length },
      (_, index) => localStorage.key(index)?.match(/^saved:(\w+)$/)?.[1] ?? [],
    ).flat()
  } catch {
    // The browser blocks all site data, or there is none: in Node.
    return []
  }
}

let hasUnstored = false

/** Says that a list was saved that the browser could not store: it applies until the page is reloaded. */
export function noteUnstored(): void {
  hasUnstored = true
}

/**
 * Calls `load`, which imports code for saved lists, if this browser has saved any; otherwise returns undefined at once,
 * so that a reader who saved nothing loads none of that code. It never rejects.
 */
export const whenSaved = <T>(load: () => Promise<T>): Promise<T | undefined> | undefined =>
  hasUnstored || savedNames()[0]
    ? load().catch((error: unknown) => {
        console.error(error)
        return undefined
      })
    : undefined

/** Calls back when another tab has saved any list. Returns a function that ends it. */
export function onSavedElsewhere(onSaved: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key?.startsWith('saved:') && onSaved()
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
