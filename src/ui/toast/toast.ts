import { createToastStore, type ToastAction } from './toastStore'

/** The page's toasts; `ToastHost` shows them. */
export const toastStore = createToastStore()

/**
 * Tells the reader something, one message at a time: what the specification calls an alert
 * (D-1). Give exactly the text to be read. A success and an info close after 6 s, not while
 * hovered or focused; an error stays until it is closed. A new one replaces the old (Spec §4, §9). An
 * action, such as «تراجع», is a button in it.
 */
export const toast = {
  success: (text: string, action?: ToastAction): void =>
    void toastStore.add('success', text, action),
  error: (text: string, action?: ToastAction): void => void toastStore.add('error', text, action),
  info: (text: string, action?: ToastAction): void => void toastStore.add('info', text, action),
}
