import { useEffect, useRef } from 'react'

/**
 * Restores the focus after a request: a button that is disabled during the request loses it. When
 * the request ends and nothing else has the focus, the element returned by `pick` gets it: the
 * button itself, for a retry, or its replacement. `busy` is the action in progress, or null.
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

/** The focus is on the body, or on a container that is focusable only by script. */
function isFocusLost(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || (active as HTMLElement).tabIndex < 0
}
