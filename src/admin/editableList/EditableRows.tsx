import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useEventCallback } from '@mui/material/utils'
import { type ComponentProps, useMemo } from 'react'
import { type Step, stepFrom } from '@/lib/editableList'
import { useRowFocus } from '@/ui/removal/useRowFocus'
import { SortableArea } from '@/ui/sortable/SortableArea'
import type { useEditableList } from '@/ui/sortable/useEditableList'
import { EmptyState } from '@/ui/states/EmptyState'
import { type Editable, EditableRow, type RowActions, type RowKind } from './EditableRow'
import { RowList } from './rowStyles'

export type EditableList<Item extends Editable> = ReturnType<typeof useEditableList<Item>>

export type EditableRowsProps<Item extends Editable> = {
  list: EditableList<Item>
  label: string
  /** Must be the same object on every render, so that a row renders again only when its item changes. */
  kind: RowKind<Item>
  /** shown instead of an empty list, with a button that adds an item */
  empty: Pick<ComponentProps<typeof EmptyState>, 'icon' | 'title' | 'text' | 'headingLevel'>
  add?: { label: string; onClick: () => void } | undefined
}

/** The rows of an editable list, which can be reordered (Spec §4). `kind` defines how an item is rendered. */
export function EditableRows<Item extends Editable>(props: EditableRowsProps<Item>) {
  const { list, label, kind, empty, add } = props
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
      {items.length === 0 && (
        <Card>
          <EmptyState
            {...empty}
            action={
              add && (
                <Button size="small" onClick={add.onClick}>
                  <span>{add.label}</span>
                </Button>
              )
            }
          />
        </Card>
      )}
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
  const { items, toggle, setEditingId } = list
  const move = useEventCallback((id: string, step: Step) => {
    const index = items.findIndex((item) => item.id === id)
    list.move(id, stepFrom(index, step, items.length))
  })
  const remove = useEventCallback((id: string) => void list.remove(id))
  return useMemo(
    () => ({ toggle, move, remove, open: setEditingId, close: () => setEditingId(null) }),
    [toggle, move, remove, setEditingId],
  )
}
