import Portal from '@mui/material/Portal'
import { useDeferredValue, useEffect } from 'react'
import { TOASTED } from '@/ui/marks/marks'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { usePreload } from '@/ui/states/quietLoading'
import { runToastAction } from '@/ui/stores/notStored'
import { toastStore } from '@/ui/stores/toast'
import { toastSlots } from '@/ui/stores/toastSlots'
import type { Toast } from '@/ui/stores/toastStore'
import { useStore } from '@/ui/stores/useStore'
import { inHtml } from '@/ui/theme/inHtml'

/**
 * A toast without the code of `ToastView`, for when that code cannot be loaded: the page loses its connection before
 * its first use, but still has to say so. It is in the script of every page, so its few styles are in global.css.
 */
const PlainToast = (toast: Toast) =>
  toast.state !== 'dismissed' && (
    <div role="alert" className="plainToast">
      <span>{inHtml(toast.text)}</span>
      {toast.action && (
        <button type="button" onClick={() => runToastAction(toast)}>
          {toast.action.label}
        </button>
      )}
      <button type="button" onClick={() => toastStore.dismiss(toast.id)}>
        إغلاق
      </button>
    </div>
  )

const ToastView = lazyWithPreload(
  () => import('./ToastView'),
  'ToastView',
  // `PlainToast` shows the text: a toast about the missing code would replace it.
  () => {},
  PlainToast,
)

/** Shows the current toast. `App` mounts it once. */
export function ToastHost() {
  // Deferred: what was pressed shows its new state first. A toast costs a phone more time than a switch.
  const toasts = useDeferredValue(useStore(toastStore))
  const slots = useStore(toastSlots)
  // Preloaded, because a toast must be able to say that the connection is lost.
  usePreload(ToastView.load)
  const isOnPage = slots.length === 0 && toasts.some(({ state }) => state !== 'dismissed')
  useEffect(() => {
    if (!isOnPage) return
    const root = document.documentElement
    root.setAttribute(TOASTED.attribute, '')
    return () => root.removeAttribute(TOASTED.attribute)
  }, [isOnPage])
  return (
    <Portal container={slots.at(-1) ?? null}>
      {toasts.map((toast) => (
        // A new key creates a new element, so that a toast with the same text is announced again.
        <ToastView key={toast.id} isRequested {...toast} />
      ))}
    </Portal>
  )
}
