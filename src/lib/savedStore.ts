import type { ReadableStore } from './deriveStore'
import { isEqual } from './isEqual'
import { isRecord } from './isRecord'
import { noteUnstored } from './loadIfAnythingSaved'
import { once } from './once'
import type { SavedName } from './savedNames'
import { readText } from './storage'
import { savedKey } from './storageKeys'
import { createStoredValue } from './storedText'

/** The version of the stored format `{ version, value }`. Increase it when the shape of a list changes. */
export const SAVED_VERSION = 1

type SavedDeclaration<T> = {
  name: SavedName
  /** the value of a browser that has saved nothing; called once */
  shipped: () => T
  /** whether a value whose fields have the types of the shipped ones is one of this store */
  isValid?: (value: T) => boolean
  /**
   * reads what no sample says, such as a list. @throws for a value of another shape, which is then ignored with one
   * warning
   */
  parse?: (value: unknown) => T
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
  /** Whether this page has saved the value, and not another one. */
  isOwn: () => boolean
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
  const { name, isValid = () => true } = declaration
  const shipped = once(declaration.shipped)
  const { parse = (value) => completed(shipped(), value) } = declaration
  const parseVersioned = (json: unknown): T => {
    const { version, value } = json as { version?: unknown; value?: unknown }
    const parsed = parse(value)
    if (version !== SAVED_VERSION || !isValid(parsed)) throw new TypeError()
    return parsed
  }

  const stored = createStoredValue({ key: savedKey(name) }, parseVersioned, shipped)
  loaded.set(name, stored)

  return {
    ...stored,
    name,
    shipped,
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

/** The fields of the sample with the values that were stored; what was stored by an earlier release may lack some. */
function completed<T>(sample: T, value: unknown): T {
  if (value === undefined) return sample
  if (isRecord(sample) && isRecord(value))
    return Object.fromEntries(
      Object.entries(sample).map(([key, part]) => [key, completed(part, value[key])]),
    ) as T
  if (isRecord(sample) || typeof value !== typeof sample) throw new TypeError()
  return value as T
}

/** @throws {TypeError} for what is no list of such items */
export function parseList<T>(value: unknown, isItem: (item: unknown) => item is T): readonly T[] {
  if (!Array.isArray(value) || !value.every(isItem)) throw new TypeError()
  return value
}

export const isText = (value: unknown): value is string => typeof value === 'string'
