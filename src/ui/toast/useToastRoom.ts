import { type RefObject, useLayoutEffect } from 'react'

const ROOM = '--toast-room'
/** The distances in pixels to the edge of the window and to the content above, together. */
const GAPS = 40

/** The open toasts: one that replaces another keeps the room, so that the page does not jump. */
let open = 0

/**
 * Makes room for an open toast, so that what is under it can be scrolled out: at the end of the page (`globalStyles`), or
 * above its bottom bar, by `--toast-room` on the root element. A toast in a dialog is in the flow there.
 */
export function useToastRoom(ref: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const part = ref.current
    if (!part || !isOpen) return
    const slot = part.closest<HTMLElement>('[data-toast-slot]')
    return slot ? growUpwards(slot) : addRoom(part)
  }, [ref, isOpen])
}

function addRoom(part: HTMLElement) {
  const { style } = document.documentElement
  const size = new ResizeObserver(() =>
    style.setProperty(ROOM, `${Math.ceil(part.offsetHeight) + GAPS}px`),
  )
  size.observe(part)
  open += 1
  return () => {
    size.disconnect()
    open -= 1
    queueMicrotask(() => {
      if (open === 0) style.removeProperty(ROOM)
    })
  }
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
  paper.style.translate = `0 ${-grown / 2}px`
  return () => {
    paper.style.translate = ''
  }
}
