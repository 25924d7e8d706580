import { useEffect, useMemo, useRef } from 'react'
import { stepFrom } from '@/lib/editableList'
import { useRowFocus } from '@/ui/removal/useRowFocus'
import { SortableArea } from '@/ui/sortable/SortableArea'
import type { useEditableList } from '@/ui/sortable/useEditableList'
import { type Editable, EditableRow, type RowActions, type RowKind } from './EditableRow'
import { RowList } from './rowStyles'

export type EditableList<Item extends Editable> = ReturnType<typeof useEditableList<Item>>

export type EditableRowsProps<Item extends Editable> = {
  list: EditableList<Item>
  label: string
  /** Must be the same object on every render, so that a row renders again only when its item changes. */
  kind: RowKind<Item>
}

/** The rows of an editable list, which can be reordered (Spec §4). `kind` defines how an item is rendered. */
export function EditableRows<Item extends Editable>({
  list,
  label,
  kind,
}: EditableRowsProps<Item>) {
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

/** The callbacks of the rows' buttons. The object is stable and always acts on the current list. */
function useRowActions<Item extends Editable>(list: EditableList<Item>): RowActions {
  const now = useRef(list)
  useEffect(() => {
    now.current = list
  }, [list])
  return useMemo(() => {
    const indexOf = (id: string) => now.current.items.findIndex((item) => item.id === id)
    return {
      toggle: (id) => now.current.toggle(id),
      move(id, step) {
        const { items, move } = now.current
        move(id, stepFrom(indexOf(id), step, items.length))
      },
      open: (id) => now.current.setEditingId(id),
      close: () => now.current.setEditingId(null),
      remove: (id) => void now.current.remove(id),
    }
  }, [])
}
