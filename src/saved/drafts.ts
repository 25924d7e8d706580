import { createDraft, type DraftStore } from '@/lib/draft'
import type { SavedName } from '@/lib/savedNames.gen'
import type { SavedStore } from '@/lib/savedStore'
import { draftKey } from '@/lib/storageKeys'

/** The unsaved edits of a list, as the editor's screen has them. */
export type Draft<T> = {
  /** `SAVED_VERSION` */
  version: number
  /** when they were last changed, ISO 8601 */
  at: string
  /** what was saved when the editing began */
  base: T
  value: T
}

const made = new Map<SavedName, unknown>()

/**
 * The draft of a list, which a preview tab shows. A browser has one for each list: of two tabs that edit the same list,
 * the last edit counts.
 */
export function listDraft<T>({ name, parse }: Pick<SavedStore<T>, 'name' | 'parse'>) {
  // One draft per list: a second one would not have the edits that the first has not written yet.
  const draft = made.get(name) ?? createDraft({ key: draftKey(name) }, parseDraft(parse))
  made.set(name, draft)
  return draft as DraftStore<Draft<T>>
}

/** Throws for another version or shape. */
const parseDraft =
  <T>(parse: (json: unknown) => T) =>
  (json: unknown): Draft<T> => {
    const { version, at, base, value } = json as Draft<unknown>
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) throw new TypeError()
    return { version, at, base: parse({ version, value: base }), value: parse({ version, value }) }
  }
