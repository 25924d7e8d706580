import { useEffect, useState } from 'react'
import { isEqual } from '@/lib/isEqual'

/** The box of an element in pixels, from the left and top edges of the window or of the page. */
export type Box = { x: number; y: number; width: number; height: number }

/**
 * The boxes of these elements, measured again when anything scrolls or the page gets another size. In the page: so that
 * what is beside them scrolls with them.
 */
export function useBoxes(
  elements: readonly HTMLElement[],
  origin: 'window' | 'page' = 'window',
): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  useEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      const [left, top] = origin === 'page' ? [scrollX, scrollY] : [0, 0]
      const next = elements.map(boxOf).map((box) => ({ ...box, x: box.x + left, y: box.y + top }))
      setBoxes((last) => (isEqual(last, next) ? last : next))
    }
    const measureSoon = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    const resize = new ResizeObserver(measureSoon)
    for (const element of [document.body, ...elements]) resize.observe(element)
    addEventListener('scroll', measureSoon, { capture: true, passive: true })
    addEventListener('resize', measureSoon)
    // A dialog slides in, an accordion opens.
    document.addEventListener('transitionend', measureSoon, true)
    document.addEventListener('animationend', measureSoon, true)
    return () => {
      cancelAnimationFrame(frame)
      resize.disconnect()
      removeEventListener('scroll', measureSoon, { capture: true })
      removeEventListener('resize', measureSoon)
      document.removeEventListener('transitionend', measureSoon, true)
      document.removeEventListener('animationend', measureSoon, true)
    }
  }, [elements, origin])
  return boxes
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}
