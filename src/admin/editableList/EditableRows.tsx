import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { stepFrom } from '@/lib/editableList'
import { SortableArea } from '@/ui/sortable/SortableArea'
import type { useEditableList } from '@/ui/sortable/useEditableList'
import { type Editable, EditableRow, type RowActs, type RowKind } from './EditableRow'
import { RowList } from './rowStyles'

/** What `useEditableList` gives for a list of such items. */
export type EditableList<Item extends Editable> = ReturnType<typeof useEditableList<Item>>

type Props<Item extends Editable> = {
  list: EditableList<Item>
  /** spoken */
  label: string
  /** The same object from one render to the next: a row is drawn again only when its item changes. */
  kind: RowKind<Item>
}

/** The rows of an edited list, in an order that can be changed (Spec §4). Each kind of item only says how it looks. */
export function EditableRows<Item extends Editable>({ list, label, kind }: Props<Item>) {
  const { items, editingId } = list
  const { rows, focusAfterLeaving } = useFocusAfterLeaving(items.length)
  const acts = useRowActs(list, focusAfterLeaving)
  const named = (id: string) => {
    const item = items.find((item) => item.id === id)
    return item ? kind.nameOf(item) : id
  }
  return (
    <SortableArea ids={items.map(({ id }) => id)} nameOf={named} onMove={list.move}>
      <RowList ref={rows} aria-label={label}>
        {items.map((item, index) => (
          <EditableRow
            key={item.id}
            item={item}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            isOpen={item.id === editingId}
            kind={kind}
            acts={acts}
          />
        ))}
      </RowList>
    </SortableArea>
  )
}

/** What the rows' buttons do, always to the list as it is now, in an object that stays the same. */
function useRowActs<Item extends Editable>(
  list: EditableList<Item>,
  focusAfterLeaving: (index: number, button: string) => void,
): RowActs {
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
      leave: (id) => focusAfterLeaving(indexOf(id), '[data-act="leave"]'),
      async remove(id) {
        const index = indexOf(id)
        const item = now.current.items[index]
        if (item && (await now.current.remove(item)))
          focusAfterLeaving(index, '[data-act="remove"]')
      },
    }
  }, [focusAfterLeaving])
}

/** The button that took a row away is gone with it: the focus goes to the same one of the row in its place, or to the title. */
function useFocusAfterLeaving(count: number) {
  const rows = useRef<HTMLOListElement>(null)
  const [left, setLeft] = useState<{ index: number; button: string } | null>(null)
  useEffect(() => {
    if (left === null) return
    setLeft(null)
    const buttons = rows.current?.querySelectorAll<HTMLElement>(left.button)
    const title = document.querySelector<HTMLElement>('#main h1')
    const next = buttons?.[Math.min(left.index, count - 1)] ?? title
    next?.focus()
  }, [left, count])
  const focusAfterLeaving = useCallback(
    (index: number, button: string) => setLeft({ index, button }),
    [],
  )
  return { rows, focusAfterLeaving }
}
