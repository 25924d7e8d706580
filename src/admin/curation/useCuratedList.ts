import { useMemo } from 'react'
import type { Editable } from '@/admin/editableList/EditableRow'
import {
  type SavedEditableList,
  useSavedEditableList,
  wholeList,
} from '@/admin/editableList/useSavedEditableList'
import { newId } from '@/lib/editableList'
import { quoted } from '@/lib/isolated'
import { saveList } from '@/saved/changeLog'
import { useStore } from '@/ui/stores/useStore'
import type { CurationKind } from './curationKind'

export type CuratedList<Item extends Editable> = SavedEditableList<Item> & {
  /** stores the current items; returns false if the browser could not (ADR-16) */
  save: () => boolean
}

/**
 * A curation list, based on `useEditableList` (Spec §4). Without its own leave guard: the screen
 * guards both lists together.
 */
export function useCuratedList<Item extends Editable>(kind: CurationKind<Item>): CuratedList<Item> {
  const { store } = kind
  const list = useSavedEditableList<readonly Item[], Item>(useStore(store), {
    create: () => ({ ...kind.defaults(), id: newId(kind.id) }) as unknown as Omit<Item, 'order'>,
    nameOf: kind.nameOf,
    removeQuestion: () => kind.removeQuestion,
    subject: `قائمة ${quoted(kind.title)}`,
    draft: useMemo(() => wholeList(store), [store]),
  })
  return { ...list, save: () => list.saveWith((sent) => saveList(store, sent)) }
}
