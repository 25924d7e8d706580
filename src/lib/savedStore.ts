import { onStorageChange } from './onStorageChange'
import { readStored, readText, removeText, writeText } from './storage'
import { STORAGE_KEYS } from './storageKeys'
import { createStore } from './store'

/** The version of the stored format `{ version, value }`. Increase it when the shape of a list changes. */
export const SAVED_VERSION = 1

/** The names of the lists that this browser saves over the sample content. */
export type SavedName = {
  [Name in keyof typeof STORAGE_KEYS]: (typeof STORAGE_KEYS)[Name]['key'] extends `saved:${string}`
    ? Name
    : never
}[keyof typeof STORAGE_KEYS]

export type SavedDeclaration<T> = {
  name: SavedName
  /** the value of a browser that has saved nothing; called once */
  shipped: () => T
  /** @throws for a value of another shape, which is then ignored with one warning */
  parse: (value: unknown) => T
}

/** One list of the repository (ADR-16). Components read it with `useStore`. */
export type SavedStore<T> = {
  name: SavedName
  shipped: () => T
  /** what was saved last, in any tab; otherwise what ships */
  get: () => T
  /** Calls back after every change, of this tab or another one. */
  subscribe: (listener: () => void) => () => void
  /**
   * Saves a value; the shipped one frees the key. Returns false if the browser cannot store it: then it applies until
   * the page is reloaded.
   */
  save: (next: T) => boolean
  /** Whether `get` could read this stored text. */
  canRead: (text: string) => boolean
}

/** Whether this browser has saved the list, without parsing it. */
export const isSaved = (name: SavedName): boolean => readText(STORAGE_KEYS[name].key) !== null

export function createSavedStore<T>(declaration: SavedDeclaration<T>): SavedStore<T> {
  const { name, parse } = declaration
  const { key } = STORAGE_KEYS[name]
  /** The value while storage does not work; null when the stored one applies. A new object at each change. */
  const unstored = createStore<{ value: T } | null>(null)
  const changes = createStore({})
  let made: { value: T } | null = null
  let read: { text: string | null; value: T } | null = null

  const shipped = () => {
    made ??= { value: declaration.shipped() }
    return made.value
  }
  const parseVersioned = (stored: unknown): T => {
    const { version, value } = stored as { version?: unknown; value?: unknown }
    if (version !== SAVED_VERSION) throw new TypeError(`version ${String(version)}`)
    return parse(value)
  }
  const get = () => {
    const text = readText(key)
    if (read?.text !== text || !read)
      read = { text, value: readStored(key, parseVersioned) ?? shipped() }
    return unstored.get()?.value ?? read.value
  }

  return {
    name,
    shipped,
    get,
    subscribe(listener) {
      const stopStore = changes.subscribe(listener)
      const stopStorage = onStorageChange(key, listener)
      return () => {
        stopStore()
        stopStorage()
      }
    },
    save(next) {
      const text = JSON.stringify({ version: SAVED_VERSION, value: next })
      const isShipped = JSON.stringify(next) === JSON.stringify(shipped())
      if (isShipped) removeText(key)
      const isStored = isShipped ? readText(key) === null : writeText(key, text)
      unstored.set(isStored ? null : { value: next })
      changes.set({})
      return isStored
    },
    canRead(text) {
      try {
        parseVersioned(JSON.parse(text))
        return true
      } catch {
        return false
      }
    },
  }
}
