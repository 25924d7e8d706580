import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { nextPaint } from '@/lib/nextPaint'
import { flushPendingWrites } from '@/ui/navigation/delayedWrites'
import { isDialogEntry, leaveDialogEntry } from './dialogEntry'

const ALWAYS = () => true

/**
 * Makes Back close the dialog instead of leaving the page. While the dialog is open, the page has one more
 * history entry: the same address with a mark. Leaving that entry closes the dialog. A dialog that closes in
 * another way removes its entry, so that the next Back is not wasted on it. Forward does not reopen a closed
 * dialog. `mayClose` is called before Back closes the dialog (a form with unsaved text asks for confirmation);
 * false keeps it open. With `open` null it does nothing.
 */
export function useCloseOnBack(
  open: boolean | null,
  onClose: () => void,
  mayClose: () => boolean | Promise<boolean> = ALWAYS,
) {
  const router = useRouter()
  const onLeft = useEffectEvent(onClose)
  const confirmClose = useEffectEvent(mayClose)

  useEffect(() => {
    const { history } = router
    if (open === null) return
    if (!open) {
      // In a later task: the code that closes the dialog may also navigate in the same task, replacing the
      // dialog's entry.
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
      else if (hasEntry) onLeft()
    })
    const unblock = history.block({
      enableBeforeUnload: false,
      blockerFn: async ({ action, currentLocation, nextLocation }) => {
        const isBackToPage =
          action !== 'PUSH' &&
          action !== 'REPLACE' &&
          isDialogEntry(currentLocation) &&
          // For navigations to another page, `useLeaveGuard` asks.
          currentLocation.pathname === nextLocation.pathname
        return isBackToPage && !(await confirmClose())
      },
    })
    // A pending search text belongs in the address of the page's entry, not of the dialog's, so write it first.
    flushPendingWrites()
    let stopWaiting = () => {}
    let isCancelled = false
    const addEntry = async () => {
      // The router renders again for the new entry, so the dialog is painted first.
      await nextPaint()
      if (isCancelled) return
      stopWaiting = whenIdle(router, () => {
        // After a reload with the dialog open, the entry is already marked.
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
    }
    void addEntry()
    return () => {
      isCancelled = true
      stopWaiting()
      unblock()
      stopListening()
    }
  }, [open, router])
}

/**
 * Calls `act` at once, or after the current navigation resolves. If the dialog's entry were added during a navigation,
 * it would look like that change of page, and that closes the dialog. Returns a function that cancels.
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
