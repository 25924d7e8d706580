import { type TouchEvent, useRef } from 'react'

type Options = {
  /** the way in pixels after which a swipe takes the element away */
  far: number
  /** `down`, or also sideways */
  directions: 'down' | 'any'
  /** the element that moves with the finger, as long as it may; asked when a finger comes down */
  moved: (touched: HTMLElement) => HTMLElement | null
  onAway: () => void
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
      if (element && isAtTop(target as Element, element))
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
      swipe.current.way = !isSideways ? down : directions === 'any' ? Math.abs(sideways) : 0
      element.style.translate = isSideways && directions === 'any' ? `${sideways}px` : `0 ${down}px`
    },
    onTouchEnd({ touches }: TouchEvent<HTMLElement>) {
      if (!swipe.current || touches.length > 0 || swipe.current.way <= far) return giveUp()
      swipe.current = null
      onAway()
    },
    onTouchCancel: giveUp,
  }
}

const isZoomed = () => (visualViewport?.scale ?? 1) > 1.01

/** Whether nothing from the touched element up to this one is scrolled: otherwise a swipe down scrolls it. */
function isAtTop(touched: Element, element: HTMLElement): boolean {
  // React also reports the touches of a dialog that is open over this one.
  if (!element.contains(touched)) return false
  for (let at: Element | null = touched; at && at !== element.parentElement; at = at.parentElement)
    if (at.scrollTop > 0) return false
  return true
}
