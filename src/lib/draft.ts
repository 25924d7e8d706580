import { type ReadableStore, subscribeToAll } from './deriveStore'
import type { StorageArea } from './storage'
import { createStore } from './store'
import { createStoredText, createStoredValue } from './storedText'

export type DraftStore<T> = ReadableStore<T | null> & {
  /** null frees the key at once. A browser that cannot store it has no draft after a reload. */
  save: (draft: T | null) => void
  /** Writes at once what was saved last. */
  flush: () => void
}

/** At least this long, in ms, between two writes: a long list is not converted to text at each letter. */
const PAUSE = 1000

/**
 * What was typed and not saved or sent: it survives a reload and a crash, which may lose the last second. With personal
 * data it is in `sessionStorage`, so it ends with the tab.
 * @param parse throws for another shape
 */
export function createDraft<T>(
  { key, area }: { key: string; area?: StorageArea },
  parse: (json: unknown) => T,
): DraftStore<T> {
  const stored = createStoredText(key, area)
  const value = createStoredValue<T | null>(key, stored, parse, () => null)
  const changes = createStore({})
  let unwritten: { draft: T | null } | null = null
  let pause: ReturnType<typeof setTimeout> | undefined

  function flush() {
    if (!unwritten) return
    const { draft } = unwritten
    const text = draft && JSON.stringify(draft)
    if (text) value.know(text, draft)
    unwritten = null
    stored.save(text)
    pause ??= setTimeout(() => {
      pause = undefined
      flush()
    }, PAUSE)
    // A page that is reloaded has no later time, and a tab is duplicated with what is written. A listener that is there
    // already is not added again.
    for (const type of ['pagehide', 'visibilitychange', 'blur'])
      globalThis.addEventListener?.(type, flush)
  }

  return {
    get: () => (unwritten ? unwritten.draft : value.get()),
    subscribe: (listener) => subscribeToAll([changes, value], listener),
    save(draft) {
      unwritten = { draft }
      if (draft === null || pause === undefined) flush()
      else changes.set({})
    },
    flush,
  }
}
