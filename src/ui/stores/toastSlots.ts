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
export function offerToastSlot(element: HTMLElement): () => void {
  const slots = toastSlots.get()
  const footer = slots.findIndex((slot) => element.parentElement?.contains(slot))
  toastSlots.set(slots.toSpliced(footer < 0 ? slots.length : footer, 0, element))
  return () => toastSlots.set(toastSlots.get().filter((slot) => slot !== element))
}
