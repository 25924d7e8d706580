import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** From the pointer's or the focus's coming to the opening (Spec §9). */
export const TOOLTIP_OPEN_DELAY = 700
/** Within this time of the last tooltip, the next one opens at once (Spec §9, D-21). */
export const TOOLTIP_SKIP_DELAY = 300
/** The pointer's way from the control to the words (WCAG 1.4.13). */
const LEAVE_DELAY = 80
/** A finger has lifted: time to read what it covered. */
const TOUCH_READ_DELAY = 1500

/** How many are open, and when the last one closed, in milliseconds of `performance.now()`. */
const shown = { count: 0, lastClosed: Number.NEGATIVE_INFINITY }

const openDelay = () =>
  shown.count > 0 || performance.now() - shown.lastClosed < TOOLTIP_SKIP_DELAY
    ? 0
    : TOOLTIP_OPEN_DELAY

type Handlers = {
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void
  onPointerUp?: (event: PointerEvent<HTMLElement>) => void
  onPointerCancel?: (event: PointerEvent<HTMLElement>) => void
  onFocus?: (event: FocusEvent<HTMLElement>) => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
}

/**
 * When a tooltip is open (Spec §9): 700 ms after the pointer, the keyboard's focus or a resting finger came,
 * at once where another was just open; until they leave, or Escape. `onNear` is told at the start of it.
 */
export function useTooltipTiming(
  anchor: HTMLElement | null,
  hasWords: boolean,
  onNear: () => void,
) {
  const [wantsOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpen = wantsOpen && hasWords && anchor !== null

  const after = (delay: number, open: boolean) => {
    clearTimeout(timer.current)
    if (delay === 0) setOpen(open)
    else timer.current = setTimeout(() => setOpen(open), delay)
  }
  const come = () => {
    if (!hasWords) return
    onNear()
    after(isOpen ? 0 : openDelay(), true)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    shown.count++
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      shown.count--
      shown.lastClosed = performance.now()
    }
  }, [isOpen])

  const isTouch = (event: PointerEvent) => event.pointerType === 'touch'
  /** the handlers of the control, each after its own */
  const ofControl = (own: Handlers): Required<Handlers> => ({
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event)
      if (!isTouch(event)) come()
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event)
      if (!isTouch(event)) after(LEAVE_DELAY, false)
    },
    onPointerDown: (event) => {
      own.onPointerDown?.(event)
      if (isTouch(event)) come()
    },
    onPointerUp: (event) => {
      own.onPointerUp?.(event)
      if (isTouch(event)) after(isOpen ? TOUCH_READ_DELAY : 0, false)
    },
    onPointerCancel: (event) => {
      own.onPointerCancel?.(event)
      after(0, false)
    },
    onFocus: (event) => {
      own.onFocus?.(event)
      if (event.target.matches(':focus-visible')) come()
    },
    onBlur: (event) => {
      own.onBlur?.(event)
      after(0, false)
    },
  })
  const ofBubble = {
    onPointerEnter: () => after(0, true),
    onPointerLeave: () => after(LEAVE_DELAY, false),
  }
  return { isOpen, ofControl, ofBubble }
}
