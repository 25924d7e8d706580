/**
 * Gives the page a localStorage of its own, in memory, where the browser forbids the real one: msw reads
 * localStorage as it loads, and where that throws there would be no fake backend at all.
 */
export function ensureLocalStorage(): void {
  try {
    // A storage that is there may still be broken.
    if (globalThis.localStorage) return void globalThis.localStorage.getItem('')
  } catch {
    // forbidden: the getter itself throws
  }
  const value = memoryStorage()
  Object.defineProperty(globalThis, 'localStorage', { value, configurable: true })
}

/** A Storage that lives as long as the page. */
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
