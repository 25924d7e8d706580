import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** this history entry belongs to an open dialog */
    isDialog?: true
  }
}

/** Whether a location is the history entry that an open dialog has added. */
export const isDialogEntry = ({ state }: Pick<RouterHistory['location'], 'state'>) =>
  state.isDialog === true

type History = Pick<RouterHistory, 'location' | 'flush' | 'back' | 'subscribe'>

const leaving = new WeakSet<History>()

/** Goes back from the dialog's history entry, if that is the current one. */
export function leaveDialogEntry(history: History) {
  // The browser goes back later. Several dialogs may ask before that, and each Back would go one further.
  if (!isDialogEntry(history.location) || leaving.has(history)) return
  // The router adds its entries in a microtask; a Back before that would go one too far.
  history.flush()
  leaving.add(history)
  const stop = history.subscribe(() => {
    stop()
    leaving.delete(history)
  })
  history.back({ ignoreBlocker: true })
}

/** A reload closes the dialog but leaves its history entry, on which a Back would be spent: go back at once. */
export function useLeaveStaleEntry() {
  const { history } = useRouter()
  const hasLooked = useRef(false)
  useEffect(() => {
    if (!hasLooked.current) leaveDialogEntry(history)
    hasLooked.current = true
  }, [history])
}
