import { useEffect, useEffectEvent, useRef } from 'react'
import { isFocusLost } from './focus'

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
