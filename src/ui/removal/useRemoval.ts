import { useEventCallback } from '@mui/material/utils'
import { flushSync } from 'react-dom'
import { type CountedNoun, plural } from '@/lib/arabic'
import { removalOf } from '@/lib/restoreItems'
import { pageHeading } from '@/ui/marks/page'
import { focusRow } from '@/ui/marks/rowControl'
import { confirm } from '@/ui/stores/confirm'
import { storedText } from '@/ui/stores/notStored'
import { useUndoOffer } from './useUndoOffer'

type Names<Item> = {
  /** one of the items, after «حذف» and «حُذف»: «المستخدم ليان» */
  nameOf: (item: Item) => string
  /** several of them, for a list of which several can be removed at once */
  noun?: CountedNoun
  /** two of them, after «حذف»: «مستخدمين اثنين» */
  two?: string
  /** the question of the specification, instead of «هل تريد حذف …؟» */
  question?: string
}

/**
 * The only way to remove something from a list (Spec §5): the returned function asks, removes, and offers to undo that in
 * a toast; it is the same on every render. `change` receives a pure edit of the list, and returns false if the browser
 * could not store the result, which the toast then says. `useRowFocus` moves the focus. `listId` as in `useUndoOffer`.
 */
export function useRemoval<Item extends { id: string }>(
  change: (edit: (now: readonly Item[]) => readonly Item[]) => unknown,
  { nameOf, noun, two, question }: Names<Item>,
  listId?: string,
): (items: readonly Item[]) => void {
  const offerUndo = useUndoOffer(listId)
  return useEventCallback(async (items) => {
    const [first] = items
    if (!first) return
    const several = items.length > 1 ? noun : undefined
    const subject = several ? plural(items.length, several) : nameOf(first)
    const object = several && two ? plural(items.length, { ...several, two }) : subject
    const asked = question ?? `هل تريد حذف ${object}؟`
    if (!(await confirm({ question: asked, confirmLabel: 'حذف' }))) return
    const { remove, restore } = removalOf<Item>(new Set(items.map(({ id }) => id)))
    const isStored = change(remove) !== false
    offerUndo(
      storedText(`حُذف ${subject}.`, isStored),
      () => {
        const isStored = flushSync(() => change(restore))
        // The row may be back, but on another page or hidden by a filter.
        if (!items.some(({ id }) => focusRow(id, 'remove'))) pageHeading()?.focus()
        return isStored
      },
      'removal',
    )
  })
}
