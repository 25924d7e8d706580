import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { flushPendingWrites } from '@/lib/pendingWrites'
import { isDialogEntry, leaveDialogEntry } from './dialogEntry'

const ALWAYS = () => true

/**
 * Back closes the dialog instead of leaving the page: while the dialog is open, the page has one more
 * history entry, the same address with a mark. Leaving that entry closes the dialog; a dialog that is
 * closed otherwise removes its entry, so that no Back is spent on nothing. Forward does not open a closed dialog.
 * `mayClose` is asked before Back closes it (a form with unsaved text asks the editor); false keeps it open.
 */
export function useBackCloses(
  open: boolean,
  onClose: () => void,
  mayClose: () => boolean | Promise<boolean> = ALWAYS,
) {
  const router = useRouter()
  const whenLeft = useEffectEvent(onClose)
  const mayLeave = useEffectEvent(mayClose)

  useEffect(() => {
    const { history } = router
    if (!open) {
      // In a later task: whoever closes the dialog may navigate in the same one, in the place of its entry.
      const timer = setTimeout(() => leaveDialogEntry(history))
      const stopListening = history.subscribe(({ action }) => {
        if (action.type !== 'PUSH') leaveDialogEntry(history)
      })
      return () => {
        clearTimeout(timer)
        stopListening()
      }
    }

    let hasEntry = isDialogEntry(history.location)
    const stopListening = history.subscribe(({ location }) => {
      if (isDialogEntry(location)) hasEntry = true
      else if (hasEntry) whenLeft()
    })
    const unblock = history.block({
      enableBeforeUnload: false,
      blockerFn: async ({ action, currentLocation, nextLocation }) => {
        const isBackToPage =
          action !== 'PUSH' &&
          action !== 'REPLACE' &&
          isDialogEntry(currentLocation) &&
          // `useLeaveGuard` asks whoever leaves for another page.
          currentLocation.pathname === nextLocation.pathname
        return isBackToPage && !(await mayLeave())
      },
    })
    // A search that is still to be written to the address belongs to the page's entry, not to the dialog's.
    flushPendingWrites()
    let stopWaiting = () => {}
    const timer = setTimeout(() => {
      stopWaiting = whenIdle(router, () => {
        // Marked already after a reload with the dialog open.
        if (isDialogEntry(history.location)) return
        void router.navigate({
          to: '.',
          search: true,
          hash: true,
          state: (before) => ({ ...before, isDialog: true }),
          resetScroll: false,
          hashScrollIntoView: false,
          ignoreBlocker: true,
        })
      })
    })
    return () => {
      clearTimeout(timer)
      stopWaiting()
      unblock()
      stopListening()
    }
  }, [open, router])
}

/**
 * At once, or when the page that is loading has arrived: added before that, the dialog's entry would be
 * taken for the change of page, which closes the dialog.
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
