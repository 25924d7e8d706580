import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** this entry of the history stands for the open auth dialog */
    isAuthDialog?: true
  }
}

/** Whether a place in the history is the one that the open auth dialog made for itself. */
export const isDialogEntry = ({ state }: RouterHistory['location']) => state.isAuthDialog === true

/** Goes back from the dialog's entry, if that is where the page stands. */
export function leaveDialogEntry(history: RouterHistory) {
  if (!isDialogEntry(history.location)) return
  // The router makes its entries a moment late; a Back before that would go one too far.
  history.flush()
  history.back({ ignoreBlocker: true })
}

/** A reload closes the dialog but leaves its entry, on which a Back would be spent: it goes at once. */
export function useLeaveStaleEntry() {
  const { history } = useRouter()
  const hasLooked = useRef(false)
  useEffect(() => {
    if (!hasLooked.current) leaveDialogEntry(history)
    hasLooked.current = true
  }, [history])
}
