import { styled } from '@mui/material/styles'
import { createContext, useContext, useLayoutEffect, useRef } from 'react'
import { createStore } from '@/lib/store'

/**
 * The containers that toasts can render in; the last one is on top. An open dialog hides the rest of the page
 * from screen readers and traps the focus, so a toast must then render inside the dialog.
 */
export const toastSlots = createStore<readonly HTMLElement[]>([])

/**
 * Adds a container on top of the others, but below that of a footer in the same dialog. Returns a function that removes
 * it.
 */
function offerToastSlot(element: HTMLElement): () => void {
  const slots = toastSlots.get()
  const footer = slots.findIndex((slot) => element.parentElement?.contains(slot))
  toastSlots.set(slots.toSpliced(footer < 0 ? slots.length : footer, 0, element))
  return () => toastSlots.set(toastSlots.get().filter((slot) => slot !== element))
}

/** Whether the dialog around is open: one that closes leaves its toast to the page. */
export const HasToastSlots = createContext(false)

/** In the flow of the dialog, so that a toast covers nothing there, and stuck to the end of what is seen of it. */
const Slot = styled('div')({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  flex: 'none',
  pointerEvents: 'none',
  '&:has(> :not([data-closing]))': { padding: '8px 12px' },
})

/**
 * A container for toasts inside a dialog. While it is open, toasts render here, so that they are announced and reachable
 * by keyboard. Each dialog has one at its end; a sticky footer has its own, above its buttons.
 */
export function ToastSlot() {
  const ref = useRef<HTMLDivElement>(null)
  const isOpen = useContext(HasToastSlots)
  useLayoutEffect(() => {
    if (isOpen && ref.current) return offerToastSlot(ref.current)
  }, [isOpen])
  return <Slot ref={ref} data-toast-slot />
}
