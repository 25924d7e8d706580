import { NOT_STORED } from './notStored'
import { createToastStore, type Toast, type ToastAction } from './toastStore'

/** The store of the page's toasts; `ToastHost` shows them. */
export const toastStore = createToastStore()

/**
 * Shows a message, one at a time: what the specification calls an alert (D-1). `text` is the complete Arabic
 * text. A success and an info close after 6 s (20 s with an action), but not while hovered or focused; an error
 * stays until it is closed. A new message replaces the old one (Spec §4, §9). An action, such as «تراجع», is a
 * button in it.
 */
export const toast = {
  success: (text: string, action?: ToastAction): void =>
    void toastStore.add('success', text, action),
  error: (text: string, action?: ToastAction): void => void toastStore.add('error', text, action),
  info: (text: string, action?: ToastAction): void => void toastStore.add('info', text, action),
}

/** Closes a toast by its action. Says it if the browser could not store what the action changed. */
export function runToastAction({ id, action }: Pick<Toast, 'id' | 'action'>): void {
  toastStore.dismiss(id)
  if (action?.onClick() === false) toast.error(NOT_STORED)
}
