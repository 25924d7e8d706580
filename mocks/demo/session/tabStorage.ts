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
