import type { ReadableStore } from '@/lib/deriveStore'
import { SAVED_VERSION, type SavedStore } from '@/lib/savedStore'
import { draftKey } from '@/lib/storageKeys'
import { createStoredText, createStoredValue } from '@/lib/storedText'

/** The unsaved edits of a list, as the editor's screen has them. */
export type Draft<T> = {
  /** when they were last changed, ISO 8601 */
  at: string
  /** what was saved when the editing began */
  base: T
  value: T
}

export type DraftStore<T> = ReadableStore<Draft<T> | null> & {
  /** null frees the key. A browser that cannot store it has no draft. */
  save: (draft: Draft<T> | null) => void
}

/**
 * The draft of a list: it survives a reload and a crash, and a preview tab shows it. A browser has one for each list:
 * of two tabs that edit the same list, the last edit counts.
 */
export function createDraft<T>({ name, parse }: SavedStore<T>): DraftStore<T> {
  const key = draftKey(name)
  const stored = createStoredText(key)
  return {
    ...createStoredValue(
      key,
      stored,
      (json) => parseDraft(json, parse),
      () => null,
    ),
    save(draft) {
      stored.save(draft && JSON.stringify({ version: SAVED_VERSION, ...draft }))
    },
  }
}

/** @throws for another version or shape */
function parseDraft<T>(json: unknown, parse: (json: unknown) => T): Draft<T> {
  const { version, at, base, value } = json as Record<keyof Draft<T> | 'version', unknown>
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) throw new TypeError()
  return { at, base: parse({ version, value: base }), value: parse({ version, value }) }
}
