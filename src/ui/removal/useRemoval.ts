import { useEffect, useRef } from 'react'
import { confirm } from '../confirm/confirm'
import { toastStore } from '../toast/toast'
import { useStillShown } from '../useStillShown'
import { useFocusAfterRemoval } from './useFocusAfterRemoval'

export type Removal = {
  /** exactly the question to be read (Spec §5, §8) */
  question: string
  /** what the toast says of it */
  done: string
  /** the row that goes; the focus, which goes with it, is taken to the next one */
  rowId?: string
  remove: () => void
  /** puts back what `remove` took, in the list as it is by then */
  restore: () => void
}

/**
 * The one way to remove from a list (Spec §5): it asks, removes, takes the focus on, and offers to undo
 * it in a toast. True if it was removed. The offer is taken back when its screen is left, or another
 * list, of another `listId`, takes the place of this one: it is worth nothing once its list is gone.
 */
export function useRemoval(listId = ''): (removal: Removal) => Promise<boolean> {
  const isStillShown = useStillShown(listId)
  const focusAfterRemoval = useFocusAfterRemoval()
  const offer = useRef<{ listId: string; toast: number }>(undefined)
  useEffect(() => {
    return () => {
      if (offer.current?.listId === listId) toastStore.dismiss(offer.current.toast)
    }
  }, [listId])

  return async ({ question, done, rowId, remove, restore }) => {
    const isSure = await confirm({ question, confirmLabel: 'حذف' })
    if (!isSure || !isStillShown()) return false
    if (rowId !== undefined) focusAfterRemoval(rowId)
    remove()
    const toast = toastStore.add('info', done, {
      label: 'تراجع',
      onAct: () => {
        if (isStillShown()) restore()
      },
    })
    offer.current = { listId, toast }
    return true
  }
}
