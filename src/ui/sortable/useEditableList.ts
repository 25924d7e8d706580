import { useCallback, useEffect, useRef, useState } from 'react'
import type { Ordered } from '@/lib/editableList'
import * as list from '@/lib/editableList'
import { confirm } from '../confirm/confirm'
import { toastStore } from '../toast/toast'
import { useLeaveGuard } from '../useLeaveGuard'

type Options<Item extends Ordered> = {
  /** a new item's fields but its order; its id must be new (Spec §4: default placeholder values) */
  create: () => Omit<Item, 'order'>
  nameOf: (item: Item) => string
  /** the question before removing */
  removeQuestion: (item: Item) => string
  /** false where the screen guards its lists together: two guards would ask twice */
  guardsLeaving?: boolean
  /** which list it is, where one screen edits several in turn: another one starts anew from its `initial` */
  listId?: string
}

/**
 * A list that editors add to, change, switch off, remove from and put in order (Spec §4): one mechanism
 * for categories, videos, channels, posts, profiles and ads. Every edit sets `isDirty`; `markSaved`
 * clears it. A removal can be undone from its toast. Leaving while dirty asks first.
 */
export function useEditableList<Item extends Ordered & { isActive?: boolean }>(
  initial: readonly Item[],
  { create, nameOf, removeQuestion, guardsLeaving = true, listId = '' }: Options<Item>,
) {
  const [saved, setSaved] = useState(() => list.inOrder(initial))
  const [items, setItems] = useState<readonly Item[]>(saved)
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

  const currentId = useRef(listId)
  const undoToast = useRef<number>(undefined)
  useEffect(() => {
    currentId.current = listId
    return () => {
      // An offer to undo is worth nothing once its list is gone.
      if (undoToast.current !== undefined) toastStore.dismiss(undoToast.current)
    }
  }, [listId])
  /** An answer may come when another list has taken the place of the one that asked. */
  const isStillShown = () => currentId.current === listId

  const add = () => {
    const made = create()
    setItems((now) => list.add(now, made))
    setEditingId(made.id)
  }
  const update = useCallback(
    (id: string, change: Partial<Omit<Item, 'id' | 'order'>>) =>
      setItems((now) => list.update(now, id, change)),
    [],
  )
  const move = useCallback(
    (id: string, to: number) => setItems((now) => list.move(now, id, to)),
    [],
  )
  const toggle = useCallback(
    (id: string) =>
      setItems((now) =>
        now.map((item) => (item.id === id ? { ...item, isActive: !item.isActive } : item)),
      ),
    [],
  )
  /** any other change of the whole list, by a pure function that leaves it numbered 1..n */
  const edit = useCallback(
    (change: (items: readonly Item[]) => readonly Item[]) => setItems(change),
    [],
  )
  const remove = async (item: Item) => {
    const isSure = await confirm({ question: removeQuestion(item), confirmLabel: 'حذف' })
    if (!isSure || !isStillShown()) return false
    setItems((now) => list.remove(now, item.id))
    setEditingId((now) => (now === item.id ? null : now))
    undoToast.current = toastStore.add('info', `حُذف «${nameOf(item)}».`, {
      label: 'تراجع',
      onAct: () => {
        if (isStillShown()) setItems((now) => list.restore(now, item))
      },
    })
    return true
  }
  /** What is on view is what is saved. Give the list that was sent, if it may have changed since. */
  const markSaved = (sent: readonly Item[] = items) => {
    if (isStillShown()) setSaved(list.inOrder(sent))
  }

  return {
    items,
    isDirty,
    editingId,
    setEditingId,
    add,
    update,
    toggle,
    move,
    edit,
    remove,
    markSaved,
  }
}
