import { useEventCallback } from '@mui/material/utils'
import { type CountedNoun, plural } from '@/lib/arabic'
import { removalOf } from '@/lib/restoreItems'
import { useRemoval } from './useRemoval'

type Names<Item> = {
  /** one of the items, after «حذف» and «حُذف»: «المستخدم ليان» */
  nameOf: (item: Item) => string
  /** several of them, for a list of which several can be removed at once */
  noun?: CountedNoun
  /** two of them, after «حذف»: «مستخدمين اثنين» */
  two?: string
}

/**
 * `useRemoval` for items of a list whose edits are saved at once: `change` receives a pure edit, and returns whether the
 * browser stored the result. The returned function is the same on every render.
 */
export function useItemRemoval<Item extends { id: string }>(
  change: (edit: (now: readonly Item[]) => readonly Item[]) => boolean,
  { nameOf, noun, two }: Names<Item>,
): (items: readonly Item[]) => void {
  const confirmAndRemove = useRemoval()
  return useEventCallback((items) => {
    const [first] = items
    if (!first) return
    const several = items.length > 1 ? noun : undefined
    const subject = several ? plural(items.length, several) : nameOf(first)
    const object = several && two ? plural(items.length, { ...several, two }) : subject
    const rowIds = items.map(({ id }) => id)
    const { remove, restore } = removalOf<Item>(new Set(rowIds))
    void confirmAndRemove({
      question: `هل تريد حذف ${object}؟`,
      done: `حُذف ${subject}.`,
      rowIds,
      remove: () => change(remove),
      restore: () => change(restore),
    })
  })
}
