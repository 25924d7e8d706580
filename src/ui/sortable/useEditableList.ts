import { useCallback, useState } from 'react'
import type { Ordered } from '@/lib/editableList'
import * as list from '@/lib/editableList'
import { useIsMounted } from '@/ui/removal/useRemoval'
import { type ListOptions, useListActions } from './useListActions'

/** When `listId` changes, the state restarts from its `initial`. */
export type Options<Item extends Ordered> = ListOptions<Item> & {
  /** the fields of a new item except `order`; its id must be new (Spec §4: default placeholder values) */
  create: () => Omit<Item, 'order'>
}

/**
 * State of a list that editors add to, change, switch off, remove from and sort (Spec §4): used for categories,
 * videos, channels, posts, profiles and ads. Every edit sets `isDirty`; `markSaved` clears it. A removal can be
 * undone from its toast. The screen asks before it is left while dirty (`useLeaveGuard`).
 */
export function useEditableList<Item extends Ordered & { isActive?: boolean }>(
  initial: readonly Item[],
  { create, listId = '', ...words }: Options<Item>,
) {
  const [saved, setSaved] = useState<readonly Item[]>(() => list.inOrder(initial))
  const [items, setItems] = useState(saved)
  const [editingId, setEditingId] = useState<string | null>(null)
  const [shownId, setShownId] = useState(listId)
  if (shownId !== listId) {
    const started = list.inOrder(initial)
    setShownId(listId)
    setSaved(started)
    setItems(started)
    setEditingId(null)
  }
  const isDirty = list.isDirty(items, saved)
  const isStillShown = useIsMounted(listId)
  const actions = useListActions<Item>(items, setItems, { ...words, listId })

  const add = () => {
    const made = create()
    setItems((now) => list.add(now, made))
    setEditingId(made.id)
  }
  const toggle = useCallback(
    (id: string) =>
      setItems((now) =>
        now.map((item) => (item.id === id ? { ...item, isActive: !item.isActive } : item)),
      ),
    [],
  )
  /** Marks the current items as saved. Pass the list that was sent if the items may have changed since. */
  const markSaved = (sent: readonly Item[] = items) => {
    if (isStillShown()) setSaved(list.inOrder(sent))
  }

  /**
   * Discards every edit and starts from `fresh`, as if it had been saved. The open row stays open if it still exists.
   */
  const restart = (fresh: readonly Item[]) => {
    setSaved(fresh)
    setItems(fresh)
    if (!fresh.some(({ id }) => id === editingId)) setEditingId(null)
  }

  return {
    ...actions,
    /** the list that `items` belong to: after `listId` changes, it is the old one for one render */
    listId: shownId,
    items,
    /** the list without unsaved edits */
    saved,
    isDirty,
    editingId,
    setEditingId,
    add,
    toggle,
    /** any other change of the whole list; takes a pure function whose result is numbered 1..n */
    edit: setItems,
    markSaved,
    restart,
  }
}
