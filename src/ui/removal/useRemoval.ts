import { useEffect, useRef } from 'react'
import { useConfirm } from '../confirm/useConfirm'
import { toastStore } from '../toast/toast'
import { useStillShown } from '../useStillShown'
import { focusRow } from './rowFocus'

export type Removal = {
  /** exactly the question to be read (Spec §5, §8) */
  question: string
  /** what the toast says of it */
  done: string
  /** the rows that go; «تراجع» puts the focus on the first of them that it brings back to view */
  rowIds: readonly string[]
  remove: () => void
  /** puts back what `remove` took, in the list as it is by then */
  restore: () => void
}

/**
 * The one way to remove from a list (Spec §5): it asks, removes, and offers to undo it in a toast. True
 * if it was removed. Where the focus goes is `useRowFocus`'s business. The offer is withdrawn when its
 * screen is left, or when another list, of another `listId`, is shown in the place of this one.
 */
export function useRemoval(listId = ''): (removal: Removal) => Promise<boolean> {
  const isStillShown = useStillShown(listId)
  const confirm = useConfirm()
  const focusRestored = useFocusRestored()
  const offer = useRef<{ listId: string; toast: number }>(undefined)
  useEffect(() => {
    return () => {
      if (offer.current?.listId === listId) toastStore.dismiss(offer.current.toast)
    }
  }, [listId])

  return async ({ question, done, rowIds, remove, restore }) => {
    const isSure = await confirm({ question, confirmLabel: 'حذف' })
    if (!isSure || !isStillShown()) return false
    remove()
    const toast = toastStore.add('info', done, {
      label: 'تراجع',
      onAct: () => {
        if (!isStillShown()) return
        focusRestored(rowIds)
        restore()
      },
    })
    offer.current = { listId, toast }
    return true
  }
}

/** Call it with the ids just before the state changes: the focus goes to the first row once it is drawn. */
function useFocusRestored(): (rowIds: readonly string[]) => void {
  const wanted = useRef<readonly string[] | null>(null)
  useEffect(() => {
    const rowIds = wanted.current
    if (rowIds === null) return
    wanted.current = null
    // On another page or under another filter the row is back but not on view.
    if (!rowIds.some((id) => focusRow(id, 'remove')))
      document.querySelector<HTMLElement>('#main h1')?.focus()
  })
  return (rowIds) => {
    wanted.current = rowIds
  }
}
