import { useEffect, useEffectEvent } from 'react'
import { addTo } from './connect'
import { type ClosedBy, type Layer, layers } from './layers'

/**
 * Declares that something covers the page while `isOpen`: Back then closes it instead of leaving the page, the topmost
 * first, and so does a link that is followed (D-42). Not for what the address itself opens (`useRecordParam`).
 */
export function useLayer(
  isOpen: boolean,
  onClose: (by: ClosedBy) => void,
  options: Partial<Pick<Layer, 'mayClose' | 'opener'>> = {},
): void {
  const close = useEffectEvent(onClose)
  const mayClose = useEffectEvent(() => options.mayClose?.() ?? true)
  const { opener = null } = options
  useEffect(() => {
    if (!isOpen) return
    return addTo(layers, { close: (by) => close(by), mayClose: () => mayClose(), opener })
  }, [isOpen, opener])
}
