import { OWN, readTab, type TabState } from './tabState'

const REAL = Symbol.for('madar:real-storage')

/** The browser's own localStorage, also where a tab storage replaces it. @throws {Error} if the browser forbids it */
export function realStorage(): Storage {
  const storage = globalThis.localStorage as Storage & { [REAL]?: Storage }
  return storage[REAL] ?? storage
}

/**
 * Returns a storage that has some keys in `own`, under a prefix, and all others in `real`. A tab that a link has set
 * up reads and writes its theme, or everything, there; other tabs and later visits see nothing of it.
 */
export function tabStorage(
  real: Storage,
  own: Storage,
  prefix: string,
  isOwn: (key: string) => boolean,
): Storage {
  const place = (key: string): [Storage, string] => (isOwn(key) ? [own, prefix + key] : [real, key])
  const keys = () => [
    ...Object.keys(own).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : [])),
    ...Object.keys(real).filter((key) => !isOwn(key)),
  ]
  const getItem = (key: string) => {
    const [area, name] = place(key)
    return area.getItem(name)
  }
  const methods: Record<string, unknown> = {
    getItem,
    setItem(key: string, value: string) {
      const [area, name] = place(key)
      area.setItem(name, value)
    },
    removeItem(key: string) {
      const [area, name] = place(key)
      area.removeItem(name)
    },
    key: (index: number) => keys()[index] ?? null,
    clear() {
      for (const key of keys()) {
        const [area, name] = place(key)
        area.removeItem(name)
      }
    },
  }
  // `Object.keys(localStorage)` and `localStorage.theme` work as in a real one.
  return new Proxy({} as Storage, {
    get(_, name) {
      if (name === 'length') return keys().length
      if (name === REAL) return real
      if (typeof name === 'symbol') return undefined
      return methods[name] ?? getItem(name) ?? undefined
    },
    has: (_, name) => typeof name === 'string' && (name in methods || getItem(name) !== null),
    ownKeys: keys,
    getOwnPropertyDescriptor(_, name) {
      const value = typeof name === 'string' ? getItem(name) : null
      return value === null
        ? undefined
        : { value, enumerable: true, configurable: true, writable: true }
    },
  })
}

/**
 * Makes the page use what is set for this tab: its own storage and its clock. `early.ts` does it before anything
 * reads them, and a link that brings more does it again before the app starts.
 */
export function applyTab(): void {
  const tab = readTab()
  if (tab && tab.own !== 'nothing') installStorage(tab.own)
  if (tab?.clock !== undefined || CLOCK in globalThis) shiftClock(tab?.clock ?? 0)
}

/** What the demo keeps in this browser is the same in all tabs. */
const OF_BROWSER = ['madar:pins', 'madar:situations']

function installStorage(which: TabState['own']) {
  try {
    const isOwn = (key: string) =>
      which === 'everything' ? !OF_BROWSER.includes(key) : key === 'theme'
    const value = tabStorage(realStorage(), sessionStorage, OWN, isOwn)
    Object.defineProperty(globalThis, 'localStorage', { value, configurable: true })
  } catch {
    // The browser forbids storage: then the page has neither its own choices nor those of the link.
  }
}

const CLOCK = Symbol.for('madar:clock')
const clock = globalThis as unknown as { [CLOCK]?: number }

/** A tour shows the times and ages of the day when it was recorded. */
function shiftClock(by: number) {
  const isShifted = CLOCK in clock
  clock[CLOCK] = by
  if (isShifted) return
  const now = Date.now
  const shifted = () => now() + (clock[CLOCK] ?? 0)
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, self) =>
      Reflect.construct(target, args.length > 0 ? args : [shifted()], self),
    apply: () => new Date().toString(),
    get: (target, name) => (name === 'now' ? shifted : Reflect.get(target, name)),
  })
}
