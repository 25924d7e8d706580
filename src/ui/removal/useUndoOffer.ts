import { useCallback, useEffect, useRef } from 'react'
import { toastStore } from '@/ui/stores/toast'

/**
 * Returns a function that says what was done, with «تراجع», and returns the id of the toast. The toast is dismissed when
 * its screen is left, or when a list with another `listId` replaces this one: there it could undo nothing.
 */
export function useUndoOffer(
  listId = '',
): (text: string, undo: () => unknown, kind?: 'info' | 'removal') => number {
  const offer = useRef<{ listId: string; toast: number }>(undefined)
  useEffect(() => {
    return () => {
      if (offer.current?.listId === listId) toastStore.dismiss(offer.current.toast)
    }
  }, [listId])
  return useCallback(
    (text, undo, kind = 'info') => {
      const toast = toastStore.add(kind, text, { label: 'تراجع', onClick: undo })
      offer.current = { listId, toast }
      return toast
    },
    [listId],
  )
}
