import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { isDialogEntry, leaveDialogEntry } from './dialogEntry'

/**
 * Back closes the dialog: while it is open, the page has an entry of its own in the history, the same
 * address with a mark. Whoever leaves that entry closes the dialog; a dialog closed otherwise takes its
 * entry back, so that no Back is ever spent on nothing. Forward does not return to a closed dialog.
 */
export function useBackCloses(open: boolean, onClose: () => void) {
  const router = useRouter()
  const whenLeft = useEffectEvent(onClose)

  useEffect(() => {
    const { history } = router
    if (!open) {
      leaveDialogEntry(history)
      return history.subscribe(({ action }) => {
        if (action.type !== 'PUSH') leaveDialogEntry(history)
      })
    }
    const stopWaiting = whenIdle(router, () => {
      // Marked already: React's double effects of development, or a reload with the dialog open.
      if (isDialogEntry(history.location)) return
      void router.navigate({
        to: '.',
        search: true,
        hash: true,
        state: (before) => ({ ...before, isAuthDialog: true }),
        resetScroll: false,
        hashScrollIntoView: false,
        ignoreBlocker: true,
      })
    })
    const stopListening = history.subscribe(({ location }) => {
      if (!isDialogEntry(location)) whenLeft()
    })
    return () => {
      stopWaiting()
      stopListening()
    }
  }, [open, router])
}

/**
 * At once, or when the page that is on its way has come: made before that, the dialog's entry would pass
 * for the change of page, which closes the dialog.
 */
function whenIdle(router: AnyRouter, act: () => void): () => void {
  if (router.state.status === 'idle') {
    act()
    return () => {}
  }
  const stop = router.subscribe('onResolved', () => {
    stop()
    act()
  })
  return stop
}
