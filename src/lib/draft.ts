import type { ReadableStore } from './deriveStore'
import type { StorageArea } from './storage'
import { createStoredText, createStoredValue } from './storedText'

type DraftStore<T> = ReadableStore<T | null> & {
  /** null frees the key. A browser that cannot store it has no draft after a reload. */
  save: (draft: T | null) => void
}

/**
 * What was typed and not saved or sent: it survives a reload and a crash. With personal data it is in `sessionStorage`,
 * so it ends with the tab.
 * @param toJson what is stored of a draft, which `parse` reads; `parse` throws for another shape
 */
export function createDraft<T>(
  { key, area }: { key: string; area?: StorageArea },
  parse: (json: unknown) => T,
  toJson: (draft: T) => unknown = (draft) => draft,
): DraftStore<T> {
  const stored = createStoredText(key, area)
  return {
    ...createStoredValue<T | null>(key, stored, parse, () => null),
    save: (draft) => void stored.save(draft && JSON.stringify(toJson(draft))),
  }
}
