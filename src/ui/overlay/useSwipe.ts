import { type TouchEvent, useRef } from 'react'

type Options = {
  /** the way in pixels after which a swipe takes the element away */
  far: number
  directions: 'down' | 'sideways' | 'any'
  /** the element that moves with the finger, as long as it may; asked when a finger comes down */
  moved: (touched: HTMLElement) => HTMLElement | null
  /** gets the way in pixels, to the left a negative one; returns false for an element that stays */
  onAway: (way: number) => unknown
}

/**
 * Touch handlers for an element that one finger can swipe away. Two fingers zoom, and in a zoomed page one moves what is
 * seen of it.
 */
export function useSwipe({ far, directions, moved, onAway }: Options) {
  const swipe = useRef<{ element: HTMLElement; x: number; y: number; way: number } | null>(null)
  const giveUp = () => {
    if (swipe.current) swipe.current.element.style.translate = ''
    swipe.current = null
  }
  return {
    onTouchStart({ currentTarget, target, touches }: TouchEvent<HTMLElement>) {
      giveUp()
      const touch = touches[0]
      if (!touch || touches.length > 1 || isZoomed()) return
      const element = moved(currentTarget)
      // React also reports the touches of a dialog that is open over this one.
      if (!element?.contains(target as Element)) return
      // Otherwise a swipe down scrolls it.
      if (directions === 'sideways' || isAtTop(target as Element, element))
        swipe.current = { element, x: touch.clientX, y: touch.clientY, way: 0 }
    },
    onTouchMove({ touches }: TouchEvent<HTMLElement>) {
      const touch = touches[0]
      if (!swipe.current || !touch) return
      if (touches.length > 1 || isZoomed()) return giveUp()
      const { element, x, y } = swipe.current
      const sideways = touch.clientX - x
      const down = Math.max(0, touch.clientY - y)
      const isSideways = Math.abs(sideways) > down
      const mayMove = directions === 'any' || (directions === 'sideways') === isSideways
      swipe.current.way = !mayMove ? 0 : isSideways ? sideways : down
      element.style.translate = !mayMove ? '' : isSideways ? `${sideways}px` : `0 ${down}px`
    },
    onTouchEnd({ touches }: TouchEvent<HTMLElement>) {
      const way = swipe.current?.way ?? 0
      if (touches.length > 0 || Math.abs(way) <= far || onAway(way) === false) return giveUp()
      swipe.current = null
    },
    onTouchCancel: giveUp,
  }
}

const isZoomed = () => (visualViewport?.scale ?? 1) > 1.01

/** Whether nothing from the touched element up to this one is scrolled. */
function isAtTop(touched: Element, element: HTMLElement): boolean {
  for (let at: Element | null = touched; at && at !== element.parentElement; at = at.parentElement)
    if (at.scrollTop > 0) return false
  return true
}
