import { type Drafts, draftsUnder } from '@/lib/drafts'
import { recordOf } from '@/lib/isRecord'
import { SAVED_VERSION, type SavedStore } from '@/lib/savedStore'
import { draftKey } from '@/lib/storageKeys'

/** The unsaved edits of a list, or of a part of it. */
export type ListEdits<T> = {
  /** `SAVED_VERSION` */
  version: number
  /** what was saved when the editing began */
  base: T
  value: T
}

/**
 * The drafts of a list, by the part that a screen edits; a preview tab shows them. A browser has one for each part: of two
 * tabs that edit the same one, the last edit counts.
 */
export const listDrafts = <T>({ name, parse }: Pick<SavedStore<T>, 'name' | 'parse'>) =>
  draftsUnder({ key: draftKey(name), area: 'localStorage' }, (json): ListEdits<T> => {
    const { version, base, value } = recordOf(json)
    const parsed = (stored: unknown) => parse({ version, value: stored })
    return { version: SAVED_VERSION, base: parsed(base), value: parsed(value) }
  }) as Drafts<ListEdits<T>>
