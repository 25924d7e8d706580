import { useCallback } from 'react'
import type { Ordered } from '@/lib/editableList'
import * as list from '@/lib/editableList'
import { quoted } from '@/lib/isolated'
import { removalOf } from '@/lib/restoreItems'
import { useRemoval } from '@/ui/removal/useRemoval'

export type ListOptions<Item> = {
  nameOf: (item: Item) => string
  /** the question before a removal */
  removeQuestion: (item: Item) => string
  /** the id of the list, for a screen that edits several lists one after the other */
  listId?: string
}

/**
 * The actions on a sorted list (Spec §4), independent of where its state is stored: `change` receives a pure
 * edit of the list and must be a stable function. It returns false if the browser could not store the result.
 * `remove` asks first and can be undone.
 */
export function useListActions<Item extends Ordered>(
  items: readonly Item[],
  change: (edit: (items: readonly Item[]) => readonly Item[]) => unknown,
  { nameOf, removeQuestion, listId }: ListOptions<Item>,
) {
  const confirmAndRemove = useRemoval(listId)
  const update = useCallback(
    (id: string, fields: Partial<Omit<Item, 'id' | 'order'>>) =>
      change((items) => list.update(items, id, fields)),
    [change],
  )
  /** `to` is an index from 0; the list is renumbered 1..n */
  const move = useCallback(
    (id: string, to: number) => change((items) => list.move(items, id, to)),
    [change],
  )
  /** Takes the id, because a row may have an item with a stale order. Resolves to true if it was removed. */
  const remove = async (id: string): Promise<boolean> => {
    const item = items.find((one) => one.id === id)
    if (!item) return false
    const removal = removalOf<Item>(new Set([id]))
    return confirmAndRemove({
      question: removeQuestion(item),
      done: `حُذف ${quoted(nameOf(item))}.`,
      rowIds: [id],
      remove: () => change((now) => list.renumber(removal.remove(now))),
      restore: () => change((now) => list.renumber(removal.restore(now))),
    })
  }
  return { update, move, remove }
}
