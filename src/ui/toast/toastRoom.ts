import { type RefObject, useLayoutEffect } from 'react'
import { TOAST_SLOT } from '@/ui/shortcuts/marks'
import { toastStore } from './toast'
import { toastSlots } from './toastStore'

const ROOM = '--toast-room'
const users = new Set<HTMLElement>()
let room = ''

/**
 * A ref for an element whose styles use `--toast-room`. The property is not inherited (global.css) and not on the root
 * element: there a new value made the browser compute all styles of the page, twice before the toast was painted, half
 * of the time of that press (27 November 2026).
 */
export function followToastRoom(element: HTMLElement | null) {
  if (!element) return
  users.add(element)
  element.style.setProperty(ROOM, room)
  return () => void users.delete(element)
}

function setRoom(next: string) {
  room = next
  document.documentElement.style.scrollPaddingBlockEnd =
    room && `calc(1rem + var(--bottom-bar-height, 0px) + ${room})`
  for (const { style } of [document.body, ...users]) style.setProperty(ROOM, room)
}

/** The distances in pixels to the edge of the window and to the content above, together. */
const GAPS = 40

/**
 * Makes room for an open toast of the page, so that what is under it can be scrolled out: at the end of the page
 * (`globalStyles`), or above its bottom bar, by `--toast-room`. Not when the toast is rendered but before: where a save
 * bar goes at the same time, the page would be shorter for a moment, and move. Returns a function that ends this.
 */
export function keepToastRoom(): () => void {
  const update = () => {
    const isOpen = toastStore.get().some(({ state }) => state !== 'dismissed')
    if (!isOpen || toastSlots.get().length > 0) setRoom('')
    else if (!room) setRoom('10rem')
  }
  const stops = [toastStore.subscribe(update), toastSlots.subscribe(update)]
  return () => {
    for (const stop of stops) stop()
    setRoom('')
  }
}

/** Gives an open toast exactly its room; in a dialog it is in the flow. */
export function useOwnRoom(ref: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const part = ref.current
    if (!part || !isOpen) return
    const slot = part.closest<HTMLElement>(TOAST_SLOT.selector)
    if (slot) return growUpwards(slot)
    const size = new ResizeObserver(() => {
      // The toast may have been closed since, or moved into a dialog: React renders it a moment later.
      if (room) setRoom(`${part.offsetHeight + GAPS}px`)
    })
    size.observe(part)
    return () => size.disconnect()
  }, [ref, isOpen])
}

/** A dialog in the middle of the window would grow in both directions, and move its buttons away from the pointer. */
function growUpwards(slot: HTMLElement) {
  const paper = slot.closest<HTMLElement>('.MuiDialog-paper')
  const container = paper?.parentElement
  if (!paper || !container || getComputedStyle(container).alignItems !== 'center') return
  const height = paper.offsetHeight
  slot.style.display = 'none'
  const grown = height - paper.offsetHeight
  slot.style.display = ''
  // In a low window only up to its edge.
  paper.style.translate = `0 ${-Math.min(grown / 2, paper.offsetTop)}px`
  return () => {
    paper.style.translate = ''
  }
}
