import { useCallback } from 'react'
import type { Ordered } from '@/lib/editableList'
import * as list from '@/lib/editableList'
import { useRemoval } from '../removal/useRemoval'

export type ListOptions<Item> = {
  nameOf: (item: Item) => string
  /** the question before removing */
  removeQuestion: (item: Item) => string
  /** which list it is, where one screen edits several in turn */
  listId?: string
}

/**
 * What is done to a list that editors keep in order (Spec §4), wherever its state is kept: `change`,
 * always the same function, gets a pure edit of it. `remove` asks first and can be undone.
 */
export function useListActs<Item extends Ordered>(
  items: readonly Item[],
  change: (edit: (items: readonly Item[]) => readonly Item[]) => void,
  { nameOf, removeQuestion, listId }: ListOptions<Item>,
) {
  const askAndRemove = useRemoval(listId)
  const update = useCallback(
    (id: string, fields: Partial<Omit<Item, 'id' | 'order'>>) =>
      change((items) => list.update(items, id, fields)),
    [change],
  )
  /** to a place counted from 0; the list is renumbered 1..n */
  const move = useCallback(
    (id: string, to: number) => change((items) => list.move(items, id, to)),
    [change],
  )
  /** By the id, since a row may hold its item with a stale order. True if it was removed. */
  const remove = async (id: string): Promise<boolean> => {
    const item = items.find((one) => one.id === id)
    if (!item) return false
    return askAndRemove({
      question: removeQuestion(item),
      done: `حُذف «${nameOf(item)}».`,
      rowIds: [id],
      remove: () => change((now) => list.remove(now, id)),
      restore: () => change((now) => list.restore(now, item)),
    })
  }
  return { update, move, remove }
}
