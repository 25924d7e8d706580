import { useEffect, useEffectEvent } from 'react'
import { addTo } from './connect'
import { type Guard, guards, type LeaveStep } from './layers'

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()

const leavesThePath = (from: LeaveStep, to: LeaveStep) => from.pathname !== to.pathname

/**
 * While `isDirty`, leaving the page by a link, Back or closing the tab asks for confirmation (D-24). A change
 * of search params only (for example of a tab) does not ask, unless `leaves` returns true for it: for pages
 * where the address selects what is edited. `onLeave` is called when the answer is yes.
 */
export function useLeaveGuard(
  isDirty: boolean,
  { leaves = leavesThePath, onLeave }: Partial<Guard> = {},
): void {
  const isLeaving = useEffectEvent(leaves)
  const leave = useEffectEvent(() => onLeave?.())
  useEffect(() => {
    if (!isDirty) return
    // Not by the router's `history.block`, whose code may still be loading.
    addEventListener('beforeunload', askFirst)
    const remove = addTo(guards, {
      leaves: (from, to) => isLeaving(from, to),
      onLeave: () => leave(),
    })
    return () => {
      removeEventListener('beforeunload', askFirst)
      remove()
    }
  }, [isDirty])
}
