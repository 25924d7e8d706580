import { createDraft } from '@/lib/draft'
import { SAVED_VERSION, type SavedStore } from '@/lib/savedStore'
import { draftKey } from '@/lib/storageKeys'

/** The unsaved edits of a list, as the editor's screen has them. */
export type Draft<T> = {
  /** when they were last changed, ISO 8601 */
  at: string
  /** what was saved when the editing began */
  base: T
  value: T
}

/**
 * The draft of a list, which a preview tab shows. A browser has one for each list: of two tabs that edit the same list,
 * the last edit counts.
 */
export const listDraft = <T>({ name, parse }: SavedStore<T>) =>
  createDraft<Draft<T>>(
    { key: draftKey(name) },
    (json) => parseDraft(json, parse),
    (draft) => ({ version: SAVED_VERSION, ...draft }),
  )

/** @throws for another version or shape */
function parseDraft<T>(json: unknown, parse: (json: unknown) => T): Draft<T> {
  const { version, at, base, value } = json as Record<keyof Draft<T> | 'version', unknown>
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) throw new TypeError()
  return { at, base: parse({ version, value: base }), value: parse({ version, value }) }
}
