import { toastSlots } from './toastSlots'
import { createToastStore, type ToastAction } from './toastStore'

/** The store of the page's toasts; `ToastHost` shows them. */
export const toastStore = createToastStore()

/**
 * Shows a message, one at a time: what the specification calls an alert (D-1). `text` is the complete Arabic
 * text. A success and an info close after 6 s (20 s with an action), but not while hovered or focused; an error
 * stays until it is closed, or the dialog in which it was raised. A new message replaces the old one (Spec §4, §9). An action, such as «تراجع», is a
 * button in it.
 */
export const toast = {
  success: (text: string, action?: ToastAction): void =>
    void toastStore.add('success', text, action),
  /** returns the id of the toast */
  error: (text: string, action?: ToastAction): number =>
    dismissWithDialog(toastStore.add('error', text, action)),
  info: (text: string, action?: ToastAction): void => void toastStore.add('info', text, action),
}

/** Dismisses an error of a dialog when the dialog closes: nothing on the page explains the error. */
function dismissWithDialog(id: number): number {
  const dialog = toastSlots.get().at(-1)?.closest('[role=dialog]')
  if (!dialog) return id
  const stop = toastSlots.subscribe(() => {
    if (toastSlots.get().some((slot) => dialog.contains(slot))) return
    stop()
    toastStore.dismiss(id)
  })
  return id
}

/** A new page starts without the message of the one before, unless something has failed. */
export function dismissOnNavigation(): void {
  for (const { id, kind } of toastStore.get()) if (kind !== 'error') toastStore.dismiss(id)
}
