import { useQueryClient } from '@tanstack/react-query'
import type { Editable } from '@/admin/editableList/EditableRow'
import type { EditableList } from '@/admin/editableList/SortableRows'
import { newId } from '@/admin/newId'
import { useEditableList } from '@/ui/sortable/useEditableList'
import type { CurationKind } from './curationKind'

export type CuratedList<Item extends Editable> = EditableList<Item> & {
  /** stores the current items as saved, until the page reloads (D-4) */
  save: () => void
}

/**
 * A curation list, based on `useEditableList` (Spec §4). Without its own leave guard: the screen
 * guards both lists together.
 */
export function useCuratedList<Item extends Editable>(kind: CurationKind<Item>): CuratedList<Item> {
  const queryClient = useQueryClient()
  const saved = ['curation', kind.id]
  const list = useEditableList<Item>(queryClient.getQueryData<Item[]>(saved) ?? kind.sample, {
    create: () => ({ ...kind.defaults(), id: newId(kind.id) }) as unknown as Omit<Item, 'order'>,
    nameOf: kind.nameOf,
    removeQuestion: () => kind.removeQuestion,
    guardsLeaving: false,
  })
  function save() {
    queryClient.setQueryDefaults(saved, { gcTime: Number.POSITIVE_INFINITY })
    queryClient.setQueryData(saved, list.items)
    list.markSaved()
  }
  return { ...list, save }
}
