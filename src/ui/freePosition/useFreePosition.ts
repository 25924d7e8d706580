import { type RefObject, useLayoutEffect } from 'react'
import { type Box, findFreePosition, type Obstacle, overlap, type Sides } from './findFreePosition'

/** After these events a control that has moved or appeared may be under the element. */
const CHANGES = ['scrollend', 'resize', 'focusin', 'click', 'transitionend', 'animationend']

/** They say where the reader is. The button that closes a dialog is beside its title. */
const TITLES = 'h1, [role="dialog"] h2'

/** Everything that can be clicked, and titles. */
const CONTROLS = `a[href], button, input, select, textarea, summary, label, [tabindex="0"], ${TITLES}`

/** A toast between the controls of a phone's sheet covers one of them rather than the title. */
const TITLE_WEIGHT = 100

/**
 * Moves a floating element by a transform from the position of its styles to one where it covers no control,
 * and again when the page under it changes; but not while the pointer is over it or something in it has the
 * focus.
 */
export function useFreePosition(ref: RefObject<HTMLElement | null>, sides: Sides = 'any') {
  useLayoutEffect(() => {
    const part = ref.current
    if (!part) return
    let shift = { x: 0, y: 0 }
    let isResized = false
    const place = () => {
      const now = part.getBoundingClientRect()
      const isInReach = ({ x, width }: Box) =>
        sides === 'any' || (x < now.x + now.width && x + width > now.x)
      const boxes = controlsInWindow(part).filter(isInReach)
      const inSight = new Map<Found, boolean>()
      const isControl = (box: Found) => {
        const known = inSight.get(box) ?? isInSight(part, box)
        inSight.set(box, known)
        return known
      }
      const isCovering = boxes.some((box) => overlap(now, box) > 0 && isControl(box))
      const isInside = now.top >= 0 && now.left >= 0 && now.right <= innerWidth
      // A window of another size may have a free position nearer to that of the styles.
      if (!isCovering && isInside && !isResized) return
      isResized = false
      const home = {
        x: now.x - shift.x,
        y: now.y - shift.y,
        width: now.width,
        height: now.height,
      }
      const window = { width: innerWidth, height: innerHeight }
      shift = findFreePosition(home, boxes, window, sides, isControl)
      part.style.transform = `translate(${shift.x}px, ${shift.y}px)`
    }
    place()
    let frame = 0
    const look = (event?: { type: string }) => {
      if (event?.type === 'resize') isResized = true
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (!part.matches(':hover, :has(:focus)')) place()
      })
    }
    for (const change of CHANGES) addEventListener(change, look, true)
    // Content that loads late moves what is below it.
    const size = new ResizeObserver(() => look())
    size.observe(document.body)
    // A sticky bar sets its height on the root element, and the styles of a toast add it to their inset.
    const rootStyle = new MutationObserver(() => look())
    rootStyle.observe(document.documentElement, { attributeFilter: ['style'] })
    return () => {
      size.disconnect()
      rootStyle.disconnect()
      cancelAnimationFrame(frame)
      for (const change of CHANGES) removeEventListener(change, look, true)
    }
  }, [ref, sides])
}

/** One box of a control: a link over two lines has two. */
type Found = Obstacle & { control: Element }

/** Returns the boxes of the controls that are in the window, also of those that something covers. */
function controlsInWindow(part: HTMLElement): Found[] {
  const view = { x: 0, y: 0, width: innerWidth, height: innerHeight }
  return Array.from(document.querySelectorAll(CONTROLS))
    .filter(
      (control) =>
        // The browser would lay out what it skips because it is far from the window.
        control.checkVisibility({ contentVisibilityAuto: true }) && !part.contains(control),
    )
    .flatMap((control) => Array.from(control.getClientRects(), (box) => found(control, box)))
    .filter((box) => box.width > 2 && box.height > 2 && overlap(box, view) > 0)
}

const found = (control: Element, { x, y, width, height }: Box): Found => ({
  control,
  x,
  y,
  width,
  height,
  weight: control.matches(TITLES) ? TITLE_WEIGHT : 1,
})

/** Whether a control can be clicked now: nothing covers it but this element. */
function isInSight(part: HTMLElement, { control, x, y, width, height }: Found): boolean {
  // The middle of its visible part.
  const middleX = (Math.max(x, 0) + Math.min(x + width, innerWidth)) / 2
  const middleY = (Math.max(y, 0) + Math.min(y + height, innerHeight)) / 2
  const first = document.elementFromPoint(middleX, middleY)
  // All elements at a point take several times as long as the first one.
  const topmost = part.contains(first)
    ? document.elementsFromPoint(middleX, middleY).find((element) => !part.contains(element))
    : first
  return topmost != null && control.contains(topmost)
}
