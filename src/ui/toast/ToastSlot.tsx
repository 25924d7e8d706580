import { useLayoutEffect, useRef } from 'react'
import { offerToastSlot } from './toastSlots'

type Props = { isOpen: boolean; phoneEdge?: 'top' | 'bottom' }

/**
 * A place inside a modal part where toasts are shown while it is open, so that they are announced and
 * can be reached by keyboard there. `AppDialog` and `confirm` have one. A dialog that is the whole
 * screen of a phone has them at its bottom (`phoneEdge`), so that they do not cover its title.
 */
export function ToastSlot({ isOpen, phoneEdge = 'top' }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isOpen && ref.current) return offerToastSlot(ref.current)
  }, [isOpen])
  return <div ref={ref} data-phone-edge={phoneEdge} />
}
