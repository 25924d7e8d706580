import { useEffect, useRef } from 'react'
import { STATE_TITLE } from '@/ui/marks/marks'
import { inMain, pageHeading } from '@/ui/marks/page'
import { focusRow, rowPositionOf } from '@/ui/marks/rowControl'
import { isFocusInDialog, isFocusOnControl, overlayOf } from '@/ui/overlay/useRestoreFocus'

/**
 * Keeps the focus in a list when the focused row leaves it: removed, moved to another tab of the screen, or no
 * longer matching the filter. The focus moves to the row that is now in its place, otherwise to the last row,
 * and to the empty state when the list is empty. The cause of the change does not matter.
 *
 * `rows` are the visible ones in their order. Their elements need `rowProps(id)`, and buttons that all rows
 * have need `rowControl`, so that the focus moves from «delete» to «delete». While `isCovered` (a dialog
 * about a row is open) the focus moves only after the dialog has closed.
 */
export function useRowFocus(rows: readonly { id: string | number }[], isCovered = false): void {
  const ids = rows.map(({ id }) => String(id))
  const last = useRef<ReturnType<typeof rowPositionOf>>(null)
  const lastIds = useRef(ids)

  useEffect(() => {
    const onUse = ({ target }: Event) => {
      // The focus in an overlay on the list says nothing about the current row.
      if (target instanceof Element && !overlayOf(target)) last.current = rowPositionOf(target)
    }
    // Safari does not focus a button on click.
    const EVENTS = ['focusin', 'click']
    for (const event of EVENTS) document.addEventListener(event, onUse, true)
    return () => {
      for (const event of EVENTS) document.removeEventListener(event, onUse, true)
    }
  }, [])

  useEffect(() => {
    const before = lastIds.current
    const index = last.current ? before.indexOf(last.current.id) : -1
    const hasLeft = last.current !== null && index >= 0 && !ids.includes(last.current.id)
    if (hasLeft && isCovered) return
    lastIds.current = ids
    if (!last.current || !hasLeft) return
    const { control } = last.current
    last.current = null
    // The focus may still be in a dialog that is closing.
    if (isFocusOnControl() && !isFocusInDialog()) return
    const next = before.slice(index + 1).find((id) => ids.includes(id))
    const id = next ?? ids[Math.min(index, ids.length - 1)]
    if (id === undefined) (inMain(STATE_TITLE.selector) ?? pageHeading())?.focus()
    else focusRow(id, control)
  })
}
