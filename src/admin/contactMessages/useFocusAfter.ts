import { useEffect, useRef } from 'react'

/**
 * A button loses the focus when it is disabled for a request. When the request has ended and the focus
 * has not found another place, `pick` says where it goes: the button itself, for another try, or what
 * stands in its stead. `busy` names the action in progress, or is null.
 */
export function useFocusAfter<Action extends string>(
  busy: Action | null,
  pick: (last: Action) => HTMLElement | null | undefined,
) {
  const last = useRef<Action | null>(null)
  useEffect(() => {
    if (busy === null && last.current !== null && isFocusLost()) pick(last.current)?.focus()
    last.current = busy
  })
}

/** On the page itself, or on a container that only holds the focus for want of anything better. */
function isFocusLost(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || (active as HTMLElement).tabIndex < 0
}
