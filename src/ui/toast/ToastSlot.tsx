import { useLayoutEffect, useRef } from 'react'
import { offerToastSlot } from './toastSlots'

/**
 * A place inside a modal part where toasts are shown while it is open, so that they are announced and
 * can be reached by keyboard there. `AppDialog` and `confirm` have one.
 */
export function ToastSlot({ isOpen }: { isOpen: boolean }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isOpen && ref.current) return offerToastSlot(ref.current)
  }, [isOpen])
  return <div ref={ref} />
}
