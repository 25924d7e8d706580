import { recordKeys } from '@/ui/onFirstInteraction'
import { openPalette } from './paletteStore'

let take = (): Event | null => null

/** Returns the last key that was pressed before `Desk` listened, once. */
export const takeEarlierKey = (): Event | null => take()

/**
 * Before the code of the palette is loaded, Ctrl+K is prevented at once, since the browser's own would leave the page. The
 * last other key is recorded until `Desk` takes it. Returns a function that stops both.
 */
export function listenForEarlyKeys(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
    event.preventDefault()
    openPalette()
  }
  take = recordKeys()
  addEventListener('keydown', onKey)
  return () => {
    take()
    removeEventListener('keydown', onKey)
  }
}
