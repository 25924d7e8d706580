import { useLayoutEffect, useRef } from 'react'
import { offerToastSlot } from './toastSlots'

type Props = { isOpen: boolean; phoneEdge?: 'top' | 'bottom' }

/**
 * A container for toasts inside a modal element. While the element is open, toasts render here, so that they
 * are announced and reachable by keyboard. `AppDialog` and `confirm` have one. A dialog that fills a phone's
 * screen shows them at its bottom (`phoneEdge`), so that they do not cover its title.
 */
export function ToastSlot({ isOpen, phoneEdge = 'top' }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isOpen && ref.current) return offerToastSlot(ref.current)
  }, [isOpen])
  return <div ref={ref} data-phone-edge={phoneEdge} />
}
