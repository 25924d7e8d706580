import { styled } from '@mui/material/styles'
import { createContext, useContext } from 'react'
import { CLOSING, TOAST_SLOT } from '@/ui/marks/marks'
import { offerToastSlot } from '@/ui/stores/toastSlots'

/** Whether the dialog around is open: one that closes leaves its toast to the page. */
export const HasToastSlots = createContext(false)

/** In the flow of the dialog, so that a toast covers nothing there, and stuck to the end of what is seen of it. */
const Slot = styled('div')({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  flex: 'none',
  pointerEvents: 'none',
  [`&:has(> :not(${CLOSING.selector}))`]: { padding: '8px 12px' },
})

const offer = (slot: HTMLElement | null) => (slot ? offerToastSlot(slot) : undefined)

/**
 * A container for toasts inside a dialog. While it is open, toasts render here, so that they are announced and reachable
 * by keyboard. Each dialog has one at its end; a sticky footer has its own, above its buttons.
 */
export function ToastSlot() {
  const isOpen = useContext(HasToastSlots)
  return <Slot ref={isOpen ? offer : null} {...TOAST_SLOT.props} />
}
