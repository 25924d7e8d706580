import type { Box } from '@mocks/demo/panel/panelParts'
import { useEffect, useState } from 'react'
import { isEqual } from '@/lib/isEqual'

/** The boxes of these elements, measured again when anything scrolls or the page gets another size. */
export function useBoxes(elements: readonly HTMLElement[]): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  useEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      const next = elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x, y, width, height }
      })
      setBoxes((last) => (isEqual(last, next) ? last : next))
    }
    const measureSoon = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    const resize = new ResizeObserver(measureSoon)
    for (const element of [document.body, ...elements]) resize.observe(element)
    const controller = new AbortController()
    // A dialog slides in, an accordion opens.
    for (const name of ['scroll', 'resize', 'transitionend', 'animationend'])
      addEventListener(name, measureSoon, {
        capture: true,
        passive: true,
        signal: controller.signal,
      })
    return () => {
      cancelAnimationFrame(frame)
      resize.disconnect()
      controller.abort()
    }
  }, [elements])
  return boxes
}

/** Scrolls only if the part is out of sight. */
export function bringIntoSight(element: HTMLElement): void {
  const { y, height } = element.getBoundingClientRect()
  if (y < 0 || y + Math.min(height, 100) > innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
}
