import { useEffect, useRef } from 'react'
import { focusRow, placeOf, type RowPlace } from './rowFocus'

/**
 * Keeps the focus in a list whose rows leave it: removed, moved to another tab of the screen, or no longer
 * matching its filter. The focus then goes to the row that took the place, to the last one if there is
 * none, and to the empty state when the list is empty. It does not matter what took the row away.
 *
 * `ids` are the rows on view in their order; their elements carry `data-row={id}`, and the buttons that
 * all rows have carry `data-row-control`, so that the focus goes from «delete» to «delete». While
 * `isCovered` (a dialog about a row is open) the focus waits until the dialog has closed.
 */
export function useRowFocus(ids: readonly string[], isCovered = false): void {
  const last = useRef<RowPlace | null>(null)
  const shown = useRef(ids)

  useEffect(() => {
    const onUse = ({ target }: Event) => {
      if (target instanceof Element && !target.closest(OVERLAY)) last.current = placeOf(target)
    }
    // Safari does not focus a button that is clicked.
    const EVENTS = ['focusin', 'click']
    for (const event of EVENTS) document.addEventListener(event, onUse, true)
    return () => {
      for (const event of EVENTS) document.removeEventListener(event, onUse, true)
    }
  }, [])

  useEffect(() => {
    const before = shown.current
    const index = last.current ? before.indexOf(last.current.id) : -1
    const hasLeft = last.current !== null && index >= 0 && !ids.includes(last.current.id)
    if (hasLeft && isCovered) return
    shown.current = ids
    if (!last.current || !hasLeft) return
    const { control } = last.current
    last.current = null
    if (!isFocusLost()) return
    const next = before.slice(index + 1).find((id) => ids.includes(id))
    const id = next ?? ids[Math.min(index, ids.length - 1)]
    if (id === undefined) focusEmptyState()
    else focusRow(id, control)
  })
}

/** What covers the list: the focus in it says nothing of the row that one is at. */
const OVERLAY = '.MuiModal-root, [role=alert]'

/** On nothing, on a container, or in a dialog that is closing: `useRowFocus` is called once it closes. */
function isFocusLost(): boolean {
  const { activeElement, body } = document
  return (
    !(activeElement instanceof HTMLElement) ||
    activeElement === body ||
    activeElement.tabIndex < 0 ||
    activeElement.closest('.MuiModal-root') !== null
  )
}

function focusEmptyState() {
  const title = document.querySelector<HTMLElement>('#main [data-state-title]')
  ;(title ?? document.querySelector<HTMLElement>('#main h1'))?.focus()
}
