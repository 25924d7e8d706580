import { useEffect } from 'react'
import { hasShortcuts } from '@/lib/display'

// The character of the same key on an Arabic keyboard layout.
const SLASH = ['/', 'ظ']
const isTypingOrBusy = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
  ) !== null

/**
 * `/` and Ctrl+K or Cmd+K open the search, except while the reader types in a field or a dialog is
 * open.
 */
export function useSearchShortcut(open: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || isTypingOrBusy(event.target)) return
      const withCommand = event.ctrlKey || event.metaKey
      const isShortcut = withCommand
        ? event.code === 'KeyK' || event.key.toLowerCase() === 'k'
        : SLASH.includes(event.key) && hasShortcuts()
      if (!isShortcut) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])
}
