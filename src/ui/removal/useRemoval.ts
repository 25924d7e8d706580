import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { pageHeading } from '@/ui/marks/page'
import { focusRow } from '@/ui/marks/rowControl'
import { confirm } from '@/ui/stores/confirm'
import { storedText } from '@/ui/stores/notStored'
import { useUndoOffer } from './useUndoOffer'

export type Removal = {
  /** the complete question in Arabic (Spec §5, §8) */
  question: string
  /** the text of the toast after the removal */
  done: string
  /** the rows that are removed; «تراجع» focuses the first of them that is visible again */
  rowIds: readonly string[]
  /** returns false if the browser could not store the change, which the toast then says */
  remove: () => unknown
  /** adds what `remove` removed to the list in its current state; returns false as `remove` does */
  restore: () => unknown
}

/**
 * The only way to remove something from a list (Spec §5): it asks, removes, and offers to undo that in a toast.
 * The returned function resolves to true if it removed. `useRowFocus` moves the focus.
 */
export function useRemoval(listId = ''): (removal: Removal) => Promise<boolean> {
  const isStillShown = useIsMounted(listId)
  const offerUndo = useUndoOffer(listId)

  return async ({ question, done, rowIds, remove, restore }) => {
    const isSure = await confirm({ question, confirmLabel: 'حذف' })
    if (!isSure || !isStillShown()) return false
    const isStored = remove() !== false
    offerUndo(
      storedText(done, isStored),
      () => {
        if (!isStillShown()) return true
        const isStored = flushSync(restore)
        // The row may be back, but on another page or hidden by a filter.
        if (!rowIds.some((id) => focusRow(id, 'remove'))) pageHeading()?.focus()
        return isStored
      },
      'removal',
    )
    return true
  }
}

/**
 * Returns a function for callbacks that run later (after a confirmation or a response). It returns false when
 * the component is unmounted or now shows another `key`.
 */
export function useIsMounted(key: string): () => boolean {
  const mountedKey = useRef<string>(undefined)
  useEffect(() => {
    mountedKey.current = key
    return () => {
      mountedKey.current = undefined
    }
  }, [key])
  return () => mountedKey.current === key
}
