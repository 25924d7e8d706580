import { type RefObject, useLayoutEffect } from 'react'
import { type Box, freePlace, overlap } from './freePlace'

/** After these the toast may lie over a control that was elsewhere, or not there, when it came. */
const CHANGES = ['scrollend', 'resize', 'focusin', 'click', 'transitionend', 'animationend']

/** What can be pressed, and the page's title, which says where the reader is. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [tabindex="0"], h1'

/**
 * Moves the toast, by a transform, from the place that its styles give it to one where it covers no
 * control, and again when what is under it changes; not under the pointer or with the focus in it.
 */
export function useFreePlace(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const toast = ref.current
    if (!toast) return
    let shift = { x: 0, y: 0 }
    const place = () => {
      const now = toast.getBoundingClientRect()
      const controls = controlsInView(toast)
      if (!controls.some((control) => overlap(now, control) > 0)) return
      const home = {
        x: now.x - shift.x,
        y: now.y - shift.y,
        width: now.width,
        height: now.height,
      }
      shift = freePlace(home, controls, { width: innerWidth, height: innerHeight })
      toast.style.transform = `translate(${shift.x}px, ${shift.y}px)`
    }
    place()
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (!toast.matches(':hover, :focus-within')) place()
      })
    }
    for (const change of CHANGES) addEventListener(change, look, true)
    return () => {
      cancelAnimationFrame(frame)
      for (const change of CHANGES) removeEventListener(change, look, true)
    }
  }, [ref])
}

/** What can be pressed at this moment: in the window, and under nothing but the toast. */
function controlsInView(toast: HTMLElement): Box[] {
  const isInSight = (control: Element, { x, y, width, height }: Box) => {
    const middle = [x + width / 2, y + height / 2] as const
    const upmost = document.elementsFromPoint(...middle).find((element) => !toast.contains(element))
    return width > 2 && height > 2 && upmost !== undefined && control.contains(upmost)
  }
  return Array.from(document.querySelectorAll(CONTROLS))
    .filter((control) => !toast.contains(control))
    .flatMap((control) =>
      Array.from(control.getClientRects()).filter((box) => isInSight(control, box)),
    )
}
