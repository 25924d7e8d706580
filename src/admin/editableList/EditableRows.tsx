import Card from '@mui/material/Card'
import { useEventCallback } from '@mui/material/utils'
import { type ReactNode, useMemo } from 'react'
import { type Step, stepFrom } from '@/lib/editableList'
import { useRowFocus } from '@/ui/removal/useRowFocus'
import { SortableArea } from '@/ui/sortable/SortableArea'
import type { useEditableList } from '@/ui/sortable/useEditableList'
import { type Editable, EditableRow, type RowActions, type RowKind } from './EditableRow'
import { RowList } from './rowStyles'

export type EditableList<Item extends Editable> = ReturnType<typeof useEditableList<Item>>

type Props<Item extends Editable> = {
  list: EditableList<Item>
  label: string
  /** Must be the same object on every render, so that a row renders again only when its item changes. */
  kind: RowKind<Item>
  /** shown instead of an empty list */
  empty: ReactNode
}

/** The rows of an editable list, which can be reordered (Spec §4). `kind` defines how an item is rendered. */
export function EditableRows<Item extends Editable>({ list, label, kind, empty }: Props<Item>) {
  const { items, editingId } = list
  const actions = useRowActions(list)
  const named = (id: string) => {
    const item = items.find((item) => item.id === id)
    return item ? kind.nameOf(item) : id
  }
  const ids = items.map(({ id }) => id)
  useRowFocus(ids)
  return (
    <SortableArea ids={ids} nameOf={named} onMove={list.move}>
      {items.length === 0 && <Card>{empty}</Card>}
      <RowList aria-label={label}>
        {items.map((item, index) => (
          <EditableRow
            key={item.id}
            item={item}
            place={index + 1}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            isOpen={item.id === editingId}
            kind={kind}
            actions={actions}
          />
        ))}
      </RowList>
    </SortableArea>
  )
}

/** The callbacks of the rows. The object is stable and always acts on the current list. */
function useRowActions<Item extends Editable>(list: EditableList<Item>): RowActions<Item> {
  const { items, update, toggle, setEditingId } = list
  const move = useEventCallback((id: string, step: Step) => {
    const index = items.findIndex((item) => item.id === id)
    list.move(id, stepFrom(index, step, items.length))
  })
  const remove = useEventCallback((id: string) => void list.remove(id))
  return useMemo(
    () => ({ update, toggle, move, remove, open: setEditingId, close: () => setEditingId(null) }),
    [update, toggle, move, remove, setEditingId],
  )
}
