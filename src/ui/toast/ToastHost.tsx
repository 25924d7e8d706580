import Portal from '@mui/material/Portal'
import { useEffect, useSyncExternalStore } from 'react'
import { lazyPart } from '../lazyPart'
import { onFirstUse } from '../onFirstUse'
import { PlainToast } from './PlainToast'
import { toastStore } from './toast'
import { toastSlots } from './toastSlots'

const ToastView = lazyPart(
  () => import('./ToastView').then((it) => it.ToastView),
  // `PlainToast` shows the words: a toast about the missing toast would replace them.
  () => {},
  PlainToast,
)

/** Shows the toast of the moment; mounted once, in `App`. */
export function ToastHost() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get)
  const slots = useSyncExternalStore(toastSlots.subscribe, toastSlots.get, toastSlots.get)
  // A toast must be able to say that the connection is lost.
  useEffect(() => onFirstUse(ToastView.preload), [])
  return (
    <Portal container={slots.at(-1) ?? null}>
      {toasts.map((toast) => (
        // A new key is a new element, so that a replacement is announced even when its words are the same.
        <ToastView key={toast.id} isWanted {...toast} />
      ))}
    </Portal>
  )
}
