import { createStore } from '@/lib/store'

/**
 * Where the toast may stand: the last element is the one on top. An open dialog hides the rest of the
 * page from screen readers and keeps the focus to itself, so a toast raised then must stand inside it.
 */
export const toastSlots = createStore<readonly HTMLElement[]>([])

/** Offers a place above the others; call the returned function to take it back. */
export function offerToastSlot(element: HTMLElement): () => void {
  toastSlots.set([...toastSlots.get(), element])
  return () => toastSlots.set(toastSlots.get().filter((slot) => slot !== element))
}
