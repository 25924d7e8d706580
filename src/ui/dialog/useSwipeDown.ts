import { type RefObject, type TouchEvent, useRef } from 'react'

/** The way in pixels after which a swipe closes the sheet. */
const FAR = 96

/**
 * Touch handlers for the content of a sheet: a swipe down from its top moves it with the finger and closes it. Only
 * while its `handle` is shown, that is on phones.
 */
export function useSwipeDown(handle: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<number | null>(null)

  const move = ({ currentTarget, touches }: TouchEvent<HTMLElement>) => {
    const sheet = currentTarget.parentElement
    const y = touches[0]?.clientY
    if (!sheet || start.current === null || y === undefined) return 0
    const way = Math.max(0, y - start.current)
    sheet.style.translate = `0 ${way}px`
    return way
  }
  const way = useRef(0)

  return {
    onTouchStart({ currentTarget, touches }: TouchEvent<HTMLElement>) {
      const isAtTop = currentTarget.parentElement?.scrollTop === 0
      const isOne = touches.length === 1 && handle.current?.offsetHeight
      start.current = isAtTop && isOne ? (touches[0]?.clientY ?? null) : null
      way.current = 0
    },
    onTouchMove(event: TouchEvent<HTMLElement>) {
      way.current = move(event)
    },
    onTouchEnd({ currentTarget }: TouchEvent<HTMLElement>) {
      start.current = null
      if (way.current > FAR) onClose()
      else if (currentTarget.parentElement) currentTarget.parentElement.style.translate = ''
    },
  }
}
