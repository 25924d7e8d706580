import { useEffect } from 'react'
import { opensSearch } from '@/lib/keys'

const isTypingOrBusy = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
  ) !== null

/** `/` and Ctrl+K (on a Mac ⌘K) open the search, except while the reader types in a field or a dialog is open. */
export function useSearchShortcut(open: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTypingOrBusy(event.target) || !opensSearch(event)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])
}
