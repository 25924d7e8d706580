import { subscribeToAll } from './deriveStore'
import { onStorageChange } from './onStorageChange'
import { parseStored, readText, removeText, type StorageArea, writeText } from './storage'
import { createStore } from './store'

/** The text under one key of the browser's storage: what was saved last, in any tab; null when nothing was. */
export function createStoredText(key: string, area?: StorageArea) {
  const changes = createStore({})
  /** The text that could not be stored, and the one that was in storage then. */
  let unstored: { text: string | null; stored: string | null } | null = null
  let own: string | null | undefined
  const get = () => {
    const stored = readText(key, area)
    return unstored?.stored === stored ? unstored.text : stored
  }

  return {
    get,
    /** Whether this page has saved the text, and not another one. */
    isOwn: () => get() === own,
    subscribe: (listener: () => void) =>
      subscribeToAll([changes, { subscribe: (run) => onStorageChange(key, run) }], listener),
    /**
     * Saves a text; null frees the key. Returns false if the browser cannot store it, or if `andThen` returns false, which
     * stores what belongs to it: then it applies until the page is reloaded, or until another tab stores something.
     */
    save(text: string | null, andThen: () => boolean = () => true): boolean {
      own = text
      const write = (next: string | null) =>
        next === null ? removeText(key, area) : writeText(key, next, area)
      const before = readText(key, area)
      write(text)
      // Some browsers can write but not read.
      if (readText(key, area) === text && !andThen()) write(before)
      const stored = readText(key, area)
      const isStored = stored === text
      unstored = isStored ? null : { text, stored }
      // A new object each time, so that the listeners run.
      changes.set({})
      return isStored
    },
  }
}

/**
 * The value of the JSON text under one key, for `useStore`. The same text gives the same object. Text that `parse` throws
 * for counts as nothing, with one warning; then the value is `otherwise()`.
 */
export function createStoredValue<T>(
  { key, area }: { key: string; area?: StorageArea },
  parse: (value: unknown) => T,
  otherwise: () => T,
) {
  const stored = createStoredText(key, area)
  let last: { text: string | null; value: T } | null = null
  return {
    ...stored,
    get(): T {
      const text = stored.get()
      if (!last || last.text !== text)
        last = { text, value: parseStored(key, text, parse) ?? otherwise() }
      return last.value
    },
    /** Whether something was saved, without parsing it. */
    isSaved: () => stored.get() !== null,
    /**
     * Saves a value as a text, as `createStoredText` does; it is not parsed, and its parts keep their identity, so memoised rows
     * do not render again. Without a text it frees the key.
     */
    save(value: T, text: string | null = JSON.stringify(value), andThen?: () => boolean): boolean {
      if (text !== null) last = { text, value }
      return stored.save(text, andThen)
    },
  }
}
