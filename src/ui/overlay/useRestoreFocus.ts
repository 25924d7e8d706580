import { useEffect, useEffectEvent, useRef } from 'react'
import { isFocusLost, pageHeading } from '@/ui/marks/page'

/**
 * Whether an element has the focus that the Tab key reaches: not the page, a heading or the frame of a dialog,
 * which only scripts can focus.
 */
export const isFocusOnControl = (): boolean =>
  document.activeElement instanceof HTMLElement && document.activeElement.tabIndex >= 0

/** Whether the focus is in a dialog; while it fades out, a closed dialog still contains the focus. */
export const isFocusInDialog = (): boolean => !!document.activeElement?.closest('.MuiModal-root')

/** The dialog, menu or toast over the page that contains an element. */
export const overlayOf = (target: EventTarget | null): Element | null =>
  target instanceof Element
    ? target.closest('.MuiModal-root, [role=alertdialog], [role=alert]')
    : null

/**
 * For `onExited` of a dialog, a drawer or a menu: moves the focus to the page's heading if MUI could not restore it, as
 * the button that opened it is gone. Not if it is in another dialog, over which this one was open.
 */
export function rescueFocus(closed: HTMLElement | null) {
  if (isFocusLost() || closed?.contains(document.activeElement))
    pageHeading()?.focus({ preventScroll: true })
}

type Options = {
  /** whether the focus must be restored; by default only if no element has it */
  isLost?: () => boolean
  preventScroll?: boolean
}

/**
 * Restores the focus after a state that disables or removes the control that had it: a pending request, an open
 * editor, unsaved changes. `active` is that state; when it becomes null or false, the element that `target`
 * returns for the state before gets the focus. MUI's dialogs and menus restore the focus without it.
 */
export function useRestoreFocus<T>(
  active: T | null | false,
  target: (ended: T) => HTMLElement | null | undefined,
  { isLost = isFocusLost, preventScroll = false }: Options = {},
) {
  const last = useRef(active)
  const restore = useEffectEvent((ended: T) => {
    if (isLost()) target(ended)?.focus({ preventScroll })
  })
  useEffect(() => {
    const ended = last.current
    last.current = active
    if (ended !== null && ended !== false && (active === null || active === false)) restore(ended)
  }, [active])
}
