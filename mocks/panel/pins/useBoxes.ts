import { useEffect, useState } from 'react'
import { isEqual } from '@/lib/isEqual'

/** The box of an element in pixels of the window, from its left and top edges. */
export type Box = { x: number; y: number; width: number; height: number }

/** The boxes of these elements, measured again when anything scrolls or the page gets another size. */
export function useBoxes(elements: readonly HTMLElement[]): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  useEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      const next = elements.map(boxOf)
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
  }, [elements])
  return boxes
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}
