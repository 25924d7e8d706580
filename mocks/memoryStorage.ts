/**
 * Defines `globalThis.localStorage` in memory when the browser forbids the real one. msw reads localStorage
 * while it loads; if that throws, there is no fake backend at all.
 */
export function ensureLocalStorage(): void {
  try {
    // A storage that exists may still throw on access.
    if (globalThis.localStorage) return void globalThis.localStorage.getItem('')
  } catch {
    // Forbidden: the getter of `localStorage` throws.
  }
  const value = memoryStorage()
  Object.defineProperty(globalThis, 'localStorage', { value, configurable: true })
}

/** Returns a `Storage` that lives as long as the page. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, String(value)),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}
