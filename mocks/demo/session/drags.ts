import { HANDLE, placeOf } from './fields'
import { addStep, changeLastStep, dropLastStep } from './recorder'
import type { Target } from './recording'
import { describeTarget, findTarget } from './target'

/** When a list shows where an item was dropped. */
const SETTLED_MS = 200

/** The handle of an item of a sorted list, and the place of the item before it was moved. */
type Moved = { handle: HTMLElement; target: Target; place: number }
/** What the pointer has pressed, and where. */
let grabbed: (Moved & { x: number; y: number }) | null = null
/** What a key has lifted. */
let lifted: Moved | null = null
/** What was dropped a moment ago: the list has not rendered the new order yet. */
let dropped: Moved | null = null

/** The pointer is pressed: on a handle, that may begin a drag. */
export function grab({ target, clientX, clientY }: PointerEvent): void {
  const handle = target instanceof Element ? target.closest<HTMLElement>(HANDLE) : null
  grabbed = handle && {
    handle,
    target: describeTarget(handle),
    place: placeOf(handle),
    x: clientX,
    y: clientY,
  }
}

/** The pointer is released: after a way that a click does not have, it has dropped an item. */
export function release({ clientX, clientY }: PointerEvent): void {
  const moved = grabbed
  grabbed = null
  if (!moved || Math.hypot(clientX - moved.x, clientY - moved.y) < 4) return
  drop(moved)
}

/** Whether a click is the end of a drag. */
export const isDropped = (control: Element): boolean => control === dropped?.handle

/**
 * Whether a key moves the item of a handle. All of them are one drag: the list ignores some while it measures, so each by
 * itself would not be the same in a replay.
 */
export function isSorting(handle: HTMLElement, key: string): boolean {
  const isLifted = handle.getAttribute('aria-pressed') === 'true'
  if (key !== 'Space' && key !== 'Enter') return isLifted
  if (!isLifted) lifted = { handle, target: describeTarget(handle), place: placeOf(handle) }
  else if (lifted) drop(lifted)
  return true
}

function drop(moved: Moved) {
  addStep({ act: 'drag', target: moved.target, to: moved.place })
  dropped = moved
  setTimeout(settleDrop, SETTLED_MS)
}

/** Notes where an item was dropped: before the next step, or soon. An item that is back at its place was not moved. */
export function settleDrop(): void {
  if (!dropped) return
  const { handle, target, place } = dropped
  dropped = null
  const shown = handle.isConnected ? handle : findTarget(target)
  const to = shown ? placeOf(shown) : place
  if (to === place) dropLastStep()
  else changeLastStep('drag', (step) => (step.to = to))
}
