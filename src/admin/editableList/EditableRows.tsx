import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SortableArea } from '@/ui/sortable/SortableArea'
import type { useEditableList } from '@/ui/sortable/useEditableList'
import { type Editable, EditableRow, type RowWords } from './EditableRow'
import { RowList } from './rowStyles'

/** What `useEditableList` gives for a list of such items. */
export type EditableList<Item extends Editable> = ReturnType<typeof useEditableList<Item>>

type Props<Item extends Editable> = {
  list: EditableList<Item>
  /** spoken */
  label: string
  words: RowWords
  /** what a screen reader calls an item while it moves */
  nameOf: (item: Item) => string
  /** what its buttons are named after; `nameOf` if not given */
  labelOf?: (item: Item) => string
  media?: (item: Item) => ReactNode
  content: (item: Item, isOpen: boolean) => ReactNode
  editor: (item: Item, onDone: () => void) => ReactNode
}

/** The rows of an edited list, in an order that can be changed (Spec §4). Each kind of item only says how it looks. */
export function EditableRows<Item extends Editable>(props: Props<Item>) {
  const { list, label, words, nameOf, labelOf = nameOf, media, content, editor } = props
  const { items, editingId, setEditingId } = list
  const { rows, focusAfterRemoval } = useFocusAfterRemoval(items.length)
  const byId = (id: string) => items.find((item) => item.id === id)
  const named = (id: string) => {
    const item = byId(id)
    return item ? nameOf(item) : id
  }
  return (
    <SortableArea ids={items.map(({ id }) => id)} nameOf={named} onMove={list.move}>
      <RowList ref={rows} aria-label={label}>
        {items.map((item, index) => {
          const isOpen = item.id === editingId
          return (
            <EditableRow
              key={item.id}
              item={item}
              index={index}
              count={items.length}
              name={labelOf(item)}
              words={words}
              isOpen={isOpen}
              media={media?.(item)}
              editor={isOpen && editor(item, () => setEditingId(null))}
              onToggle={() => list.toggle(item.id)}
              onMove={(to) => list.move(item.id, to)}
              onEdit={() => setEditingId(isOpen ? null : item.id)}
              onRemove={async () => {
                if (await list.remove(item)) focusAfterRemoval(index)
              }}
            >
              {content(item, isOpen)}
            </EditableRow>
          )
        })}
      </RowList>
    </SortableArea>
  )
}

/** The button that removed a row is gone with it: the focus goes to the row that took its place, or to the title. */
function useFocusAfterRemoval(count: number) {
  const rows = useRef<HTMLOListElement>(null)
  const [removedAt, setRemovedAt] = useState<number | null>(null)
  useEffect(() => {
    if (removedAt === null) return
    setRemovedAt(null)
    const buttons = rows.current?.querySelectorAll<HTMLElement>('[data-act="remove"]')
    const title = document.querySelector<HTMLElement>('#main h1')
    const next = buttons?.[Math.min(removedAt, count - 1)] ?? title
    next?.focus()
  }, [removedAt, count])
  return { rows, focusAfterRemoval: setRemovedAt }
}
