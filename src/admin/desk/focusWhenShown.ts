import { focusRow } from '@/ui/removal/rowFocus'

/** A page may take this long to show a row: its code loads, its list is filtered. */
const PATIENCE_MS = 4000

/** Calls `focus` at each change of the page until it returns true, or for four seconds. */
export function focusWhenShown(focus: () => boolean): void {
  if (focus()) return
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    removeEventListener('pointerdown', stop, true)
  }
  const observer = new MutationObserver(() => {
    if (focus()) stop()
  })
  const timer = setTimeout(stop, PATIENCE_MS)
  // The editor goes on elsewhere.
  addEventListener('pointerdown', stop, true)
  observer.observe(document.body, { childList: true, subtree: true })
}

/** Focuses this control of a row, once the list shows the row. */
export const focusRowWhenShown = (id: string, control: string): void =>
  focusWhenShown(() => focusRow(id, control))
