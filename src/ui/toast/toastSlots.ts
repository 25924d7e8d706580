import { createStore } from '@/lib/store'

/**
 * The containers that toasts can render in; the last one is on top. An open dialog hides the rest of the page
 * from screen readers and traps the focus, so a toast must then render inside the dialog.
 */
export const toastSlots = createStore<readonly HTMLElement[]>([])

/** Adds a container on top of the others; returns a function that removes it. */
export function offerToastSlot(element: HTMLElement): () => void {
  toastSlots.set([...toastSlots.get(), element])
  return () => toastSlots.set(toastSlots.get().filter((slot) => slot !== element))
}
