import type { ReadableStore } from './deriveStore'
import { isEqual } from './isEqual'
import { noteUnstored } from './loadIfAnythingSaved'
import { once } from './once'
import type { SavedName } from './savedNames.gen'
import { readText } from './storage'
import { savedKey } from './storageKeys'
import { createStoredValue } from './storedText'

/** The version of the stored format `{ version, value }`. Increase it when the shape of a list changes. */
export const SAVED_VERSION = 1

export type SavedDeclaration<T> = {
  name: SavedName
  /** the value of a browser that has saved nothing; called once */
  shipped: () => T
  /** @throws for a value of another shape, which is then ignored with one warning */
  parse: (value: unknown) => T
}

/** One list of the repository (ADR-16): what was saved last, in any tab, otherwise what ships. */
export type SavedStore<T> = ReadableStore<T> & {
  name: SavedName
  shipped: () => T
  /**
   * Saves a value; the shipped one frees the key. Returns false if the browser cannot store it, or if `andThen`, which
   * stores what belongs to it, returns false: then it applies until the page is reloaded, and the screen says so with
   * `ui/stores/notStored`.
   */
  save: (next: T, andThen?: () => boolean) => boolean
  /** Reads `{ version, value }`, as it is stored. @throws for another version or shape */
  parse: (json: unknown) => T
}

/** A store of any list, to show or to reset, without the type of its value. */
export type AnySavedStore = Omit<SavedStore<unknown>, 'save'> & { save: (next: never) => boolean }

/** Of the lists whose stores are loaded, also of those that the browser could not store. */
const loaded = new Map<SavedName, { isSaved: () => boolean }>()

/** Whether this browser has saved the list, without parsing it. */
export function isSaved(name: SavedName): boolean {
  return loaded.get(name)?.isSaved() ?? readText(savedKey(name)) !== null
}

export function createSavedStore<T extends NonNullable<unknown>>(
  declaration: SavedDeclaration<T>,
): SavedStore<T> {
  const { name, parse } = declaration
  const shipped = once(declaration.shipped)
  const parseVersioned = (json: unknown): T => {
    const { version, value } = json as { version?: unknown; value?: unknown }
    if (version !== SAVED_VERSION) throw new TypeError()
    return parse(value)
  }

  const stored = createStoredValue({ key: savedKey(name) }, parseVersioned, shipped)
  loaded.set(name, stored)

  return {
    name,
    shipped,
    get: stored.get,
    subscribe: stored.subscribe,
    save(next, andThen) {
      const isShipped = isEqual(next, shipped())
      const text = isShipped ? null : JSON.stringify({ version: SAVED_VERSION, value: next })
      const isStored = stored.save(next, text, andThen)
      if (!isStored) noteUnstored()
      return isStored
    },
    parse: parseVersioned,
  }
}

/** @throws {TypeError} for what is no list of such items */
export function parseList<T>(value: unknown, isItem: (item: unknown) => item is T): readonly T[] {
  if (!Array.isArray(value) || !value.every(isItem)) throw new TypeError()
  return value
}

export const isText = (value: unknown): value is string => typeof value === 'string'
