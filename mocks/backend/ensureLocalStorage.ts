/**
 * Defines `globalThis.localStorage` where the browser forbids the real one. msw reads localStorage while it loads; if
 * that throws, there is no fake backend at all. The replacement is empty and refuses writes, so that the app still
 * says what it could not store.
 */
export function ensureLocalStorage(): void {
  try {
    // A storage that exists may still throw on access.
    if (globalThis.localStorage) return void globalThis.localStorage.getItem('')
  } catch {
    // Forbidden: the getter of `localStorage` throws.
  }
  Object.defineProperty(globalThis, 'localStorage', { value: refusing, configurable: true })
}

const refusing: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem() {
    throw new DOMException('the browser forbids localStorage', 'QuotaExceededError')
  },
  removeItem: () => undefined,
  clear: () => undefined,
}
