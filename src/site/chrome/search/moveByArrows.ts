import type { KeyboardEvent } from 'react'

/**
 * A keydown handler for an element with a search field and links below it: the down and up arrows
 * move the focus from the field through the links and back. Home and End keep their meaning in the
 * field.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], a[href]'),
  ]
  const here = stops.indexOf(document.activeElement as HTMLElement)
  if (here < 0) return
  const next = stops[here + (event.key === 'ArrowDown' ? 1 : -1)]
  event.preventDefault()
  next?.focus()
}
