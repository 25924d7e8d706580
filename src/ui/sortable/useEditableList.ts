import { useCallback, useState } from 'react'
import type { Ordered } from '@/lib/editableList'
import * as list from '@/lib/editableList'
import { useLeaveGuard } from '../useLeaveGuard'
import { useStillShown } from '../useStillShown'
import { type ListOptions, useListActs } from './useListActs'

/** Another `listId` starts anew from its `initial`. */
type Options<Item extends Ordered> = ListOptions<Item> & {
  /** a new item's fields but its order; its id must be new (Spec §4: default placeholder values) */
  create: () => Omit<Item, 'order'>
  /** false where the screen guards its lists together: two guards would ask twice */
  guardsLeaving?: boolean
}

/**
 * A list that editors add to, change, switch off, remove from and put in order (Spec §4): one mechanism
 * for categories, videos, channels, posts, profiles and ads. Every edit sets `isDirty`; `markSaved`
 * clears it. A removal can be undone from its toast. Leaving while dirty asks first.
 */
export function useEditableList<Item extends Ordered & { isActive?: boolean }>(
  initial: readonly Item[],
  { create, guardsLeaving = true, listId = '', ...words }: Options<Item>,
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
  useLeaveGuard(isDirty && guardsLeaving)
  const isStillShown = useStillShown(listId)
  const acts = useListActs<Item>(items, setItems, { ...words, listId })

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
  /** What is on view is what is saved. Give the list that was sent, if it may have changed since. */
  const markSaved = (sent: readonly Item[] = items) => {
    if (isStillShown()) setSaved(list.inOrder(sent))
  }

  /** Drops every edit and starts from `fresh`, as if it had been saved here. An open row stays open. */
  const restart = (fresh: readonly Item[]) => {
    setSaved(fresh)
    setItems(fresh)
    if (!fresh.some(({ id }) => id === editingId)) setEditingId(null)
  }

  return {
    ...acts,
    /** the list that `items` are of: for one render still the old one after another was asked for */
    listId: shownId,
    items,
    /** the list without the unsaved edits */
    saved,
    isDirty,
    editingId,
    setEditingId,
    add,
    toggle,
    /** any other change of the whole list, by a pure function that leaves it numbered 1..n */
    edit: setItems,
    markSaved,
    restart,
  }
}
