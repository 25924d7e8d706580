import { type RefObject, useEffect, useState } from 'react'

/** What may bring a bar up under the handle, or take it away. */
const CAUSES = ['scroll', 'resize', 'click', 'input', 'keyup'] as const
/** A bar is a strip: what sticks and is taller than this share of the window is a menu or a page. */
const MAX_SHARE = 0.4

/**
 * How far the handle has to rise, in pixels, to stand on the bar that sticks to the bottom of the
 * window where the handle would be («احفظ», bulk actions); 0 when there is none.
 */
export function useRoomForHandle(handle: RefObject<HTMLElement | null>): number {
  const [rise, setRise] = useState(0)

  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      // After the frame in which the page itself answers the same event.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          if (handle.current) setRise(barHeight(handle.current))
        })
      })
    }
    look()
    for (const cause of CAUSES) addEventListener(cause, look, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      for (const cause of CAUSES) removeEventListener(cause, look, { capture: true })
    }
  }, [handle])

  return rise
}

function barHeight(handle: HTMLElement): number {
  const { left, right, height } = handle.getBoundingClientRect()
  const y = innerHeight - height / 2
  const tops = [left + 1, right - 1]
    .flatMap((x) => document.elementsFromPoint(x, y))
    .filter((element) => !handle.contains(element))
    .map(stickingBar)
    .filter((top) => top !== null)
  return tops.length > 0 ? Math.max(0, innerHeight - Math.min(...tops)) : 0
}

/** The upper edge of the sticking bar that this element is in. */
function stickingBar(element: Element): number | null {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { position, bottom } = getComputedStyle(at)
    if (position === 'sticky' && bottom !== 'auto') {
      const box = at.getBoundingClientRect()
      return box.height < innerHeight * MAX_SHARE ? box.top : null
    }
  }
  return null
}
