import type { Target } from '@mocks/demo/format/recording'
import { describeTarget, findTarget, HANDLE, positionInList } from './control'
import { addStep, changeLastStep, dropLastStep } from './recorder'

const DROPPED_MS = 200

type Moved = { handle: HTMLElement; target: Target; place: number }
/** What the pointer has pressed or a key has lifted, and where the pointer was. */
let moved: (Moved & { x: number; y: number }) | null = null
/** What was dropped a moment ago: the list has not rendered the new order yet. */
let dropped: Moved | null = null

export const isDropped = (control: Element): boolean => control === dropped?.handle

export function grab({ target, clientX, clientY }: PointerEvent) {
  const handle = target instanceof Element ? target.closest<HTMLElement>(HANDLE) : null
  moved = handle && { ...placed(handle), x: clientX, y: clientY }
}

const placed = (handle: HTMLElement): Moved => ({
  handle,
  target: describeTarget(handle),
  place: positionInList(handle),
})

/** The pointer is released: after a way that a click does not have, it has dropped an item. */
export function release({ clientX, clientY }: PointerEvent) {
  if (moved && Math.hypot(clientX - moved.x, clientY - moved.y) >= 4) drop(moved)
  moved = null
}

/** Whether a key moves an item. All of them are one drag: the list ignores some while it measures. */
export function isSorting(handle: HTMLElement, key: string): boolean {
  const isLifted = handle.getAttribute('aria-pressed') === 'true'
  if (key !== 'Space' && key !== 'Enter') return isLifted
  if (!isLifted) moved = { ...placed(handle), x: 0, y: 0 }
  else if (moved) drop(moved)
  return true
}

function drop(item: Moved) {
  addStep({ act: 'drag', target: item.target, to: item.place })
  dropped = item
  setTimeout(recordDrop, DROPPED_MS)
}

/** Notes where an item was dropped: before the next step, or soon. An item that is back at its place was not moved. */
export function recordDrop() {
  if (!dropped) return
  const { handle, target, place } = dropped
  dropped = null
  const shown = handle.isConnected ? handle : findTarget(target)
  const to = shown ? positionInList(shown) : place
  if (to === place) dropLastStep()
  else changeLastStep('drag', (step) => (step.to = to))
}
