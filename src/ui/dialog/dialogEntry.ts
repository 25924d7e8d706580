import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** marks the history entry of an open dialog */
    isDialog?: true
  }
}

/** Whether a location is the history entry that an open dialog added. */
export const isDialogEntry = ({ state }: Pick<RouterHistory['location'], 'state'>) =>
  state.isDialog === true

type History = Pick<RouterHistory, 'location' | 'flush' | 'back' | 'subscribe'>

const leaving = new WeakSet<History>()
let isPageKept = false

/**
 * Whether the router scrolls the page after this navigation: not after a dialog has closed, since what the dialog added may
 * have been scrolled into view. The router asks once after each navigation.
 */
export function mayScroll(): boolean {
  const may = !isPageKept
  isPageKept = false
  return may
}

/** Goes back from the dialog's history entry, if it is the current entry. */
export function leaveDialogEntry(history: History) {
  // Back is asynchronous in browsers. If several dialogs called it before it took effect, each call would go
  // back one more entry.
  if (!isDialogEntry(history.location) || leaving.has(history)) return
  // The router adds its entries in a microtask; a Back before that would go back one entry too far.
  history.flush()
  leaving.add(history)
  isPageKept = true
  const stop = history.subscribe(() => {
    stop()
    leaving.delete(history)
  })
  history.back({ ignoreBlocker: true })
}

/**
 * After a reload the dialog is closed but its history entry is still there, and Back would only leave that
 * entry. This hook leaves it at once.
 */
export function useLeaveStaleEntry() {
  const { history } = useRouter()
  const hasLooked = useRef(false)
  useEffect(() => {
    if (!hasLooked.current) leaveDialogEntry(history)
    hasLooked.current = true
  }, [history])
}
