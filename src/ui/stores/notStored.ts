import { toast, toastStore } from './toast'
import type { Toast, ToastAction } from './toastStore'

/** The text for a change that the browser could not store: its storage is full or forbidden (ADR-16). */
export const NOT_STORED = 'تعذّر تخزين هذا التغيير في المتصفح، فيبقى حتى إعادة التحميل فقط.'

/** The text of a toast about a change, with `NOT_STORED` after it unless the browser stored the change. */
export const storedText = (text: string, isStored: boolean): string =>
  isStored ? text : `${text.replace(/\.$/, '')}. ${NOT_STORED}`

/** Says it if the browser could not store a change that needs no other toast. */
export function sayIfNotStored(isStored: boolean): void {
  if (!isStored) toast.error(NOT_STORED)
}

/** A toast after «حفظ»: `text`, or that the browser could not store it. */
export function toastSaved(text: string, isStored: boolean): void {
  if (isStored) toast.success(text)
  sayIfNotStored(isStored)
}

/** A toast about a change: a success only if the browser has stored it. */
export const toastChange = (text: string, isStored: boolean, action?: ToastAction): void =>
  toast[isStored ? 'success' : 'info'](storedText(text, isStored), action)

/** Closes a toast by its action. Says it if the browser could not store what the action changed. */
export function runToastAction({ id, action }: Pick<Toast, 'id' | 'action'>): void {
  toastStore.dismiss(id)
  sayIfNotStored(action?.onClick() !== false)
}
