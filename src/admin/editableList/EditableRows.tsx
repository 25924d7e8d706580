import Card from '@mui/material/Card'
import { type ReactNode, useMemo } from 'react'
import { useRowFocus } from '@/ui/removal/useRowFocus'
import { SortableArea } from '@/ui/sortable/SortableArea'
import { type Editable, EditableRow, type RowActions, type RowKind } from './EditableRow'
import { RowList } from './rowStyles'
import type { SavedEditableList } from './useSavedEditableList'

type Props<Item extends Editable> = {
  list: SavedEditableList<Item>
  label: string
  /** Must be the same object on every render, so that a row renders again only when its item changes. */
  kind: RowKind<Item>
  /** shown instead of an empty list */
  empty: ReactNode
}

/** The rows of an editable list, which can be reordered (Spec §4). `kind` defines how an item is rendered. */
export function EditableRows<Item extends Editable>({ list, label, kind, empty }: Props<Item>) {
  const { items, editingId, update, remove, setEditingId } = list
  const actions = useMemo(
    (): RowActions<Item> => ({
      update,
      remove: (item) => remove([item]),
      open: setEditingId,
      close: () => setEditingId(null),
    }),
    [update, remove, setEditingId],
  )
  useRowFocus(items)
  return (
    <SortableArea items={items} nameOf={kind.nameOf} onMove={list.move}>
      {items.length === 0 && <Card>{empty}</Card>}
      <RowList aria-label={label}>
        {items.map((item, index) => (
          <EditableRow
            key={item.id}
            item={item}
            place={index + 1}
            isOpen={item.id === editingId}
            kind={kind}
            actions={actions}
          />
        ))}
      </RowList>
    </SortableArea>
  )
}
