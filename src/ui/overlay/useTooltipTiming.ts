import {
  type DOMAttributes,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'

/** Milliseconds from hover or focus to opening (Spec §9). */
export const TOOLTIP_OPEN_DELAY = 700
/** Within this time after the last tooltip closes, the next one opens at once (Spec §9, D-21). */
const TOOLTIP_SKIP_DELAY = 300
/** Time for the pointer to move from the control to the bubble (WCAG 1.4.13). */
const LEAVE_DELAY = 80
/** After the finger lifts: time to read the text that it covered. */
const TOUCH_READ_DELAY = 1500

/** The number of open tooltips, and when the last one closed, in milliseconds of `performance.now()`. */
const openTooltips = { count: 0, lastClosed: Number.NEGATIVE_INFINITY }

const openDelay = () =>
  openTooltips.count > 0 || performance.now() - openTooltips.lastClosed < TOOLTIP_SKIP_DELAY
    ? 0
    : TOOLTIP_OPEN_DELAY

type HoverProps = Pick<DOMAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave'>

/**
 * Decides when a tooltip is open (Spec §9): from 700 ms after hover, keyboard focus or touch (at once if
 * another tooltip was just open) until they end, or until Escape. `onScheduleOpen` is called when the delay starts.
 */
export function useTooltipTiming(
  anchor: HTMLElement | null,
  hasText: boolean,
  onScheduleOpen: () => void,
) {
  const [wantsOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpen = wantsOpen && hasText && anchor !== null
  const touchedAt = useRef(0)
  /** Whether a long touch has opened the tooltip: then its click is dropped. */
  const isHeld = useRef(false)

  const setOpenAfter = (delay: number, open: boolean) => {
    clearTimeout(timer.current)
    if (delay === 0) setOpen(open)
    else timer.current = setTimeout(() => setOpen(open), delay)
  }
  const scheduleOpen = () => {
    if (!hasText) return
    onScheduleOpen()
    setOpenAfter(isOpen ? 0 : openDelay(), true)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    openTooltips.count++
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      openTooltips.count--
      openTooltips.lastClosed = performance.now()
    }
  }, [isOpen])

  const isTouch = (event: PointerEvent) => event.pointerType === 'touch'
  /** in the capture phase, which leaves the control its own handlers */
  const pressProps = {
    onClickCapture(event: MouseEvent) {
      if (isHeld.current) drop(event)
      isHeld.current = false
    },
    // Comes before the tooltip. That of a link is the browser's.
    onContextMenuCapture(event: MouseEvent) {
      if ((event.nativeEvent as globalThis.PointerEvent).pointerType !== 'touch') return
      if (!(event.target as Element).closest('a')) drop(event)
    },
    onPointerDownCapture(event: PointerEvent) {
      touchedAt.current = event.timeStamp
      isHeld.current = false
      if (isTouch(event)) scheduleOpen()
    },
    onPointerUpCapture(event: PointerEvent) {
      const isLong = event.timeStamp - touchedAt.current >= TOOLTIP_OPEN_DELAY
      isHeld.current = isTouch(event) && isOpen && isLong
      if (isTouch(event)) setOpenAfter(isOpen ? TOUCH_READ_DELAY : 0, false)
    },
    onPointerCancelCapture: () => setOpenAfter(0, false),
    onFocusCapture(event: FocusEvent) {
      if (event.target.matches(':focus-visible')) scheduleOpen()
    },
    onBlurCapture: () => setOpenAfter(0, false),
  }
  /** These have no capture phase, so each calls the control's own handler first. */
  const hoverProps = (own: HoverProps): Required<HoverProps> => ({
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event)
      if (!isTouch(event)) scheduleOpen()
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event)
      if (!isTouch(event)) setOpenAfter(LEAVE_DELAY, false)
    },
  })
  const tooltipProps = {
    onPointerEnter: () => setOpenAfter(0, true),
    onPointerLeave: () => setOpenAfter(LEAVE_DELAY, false),
  }
  return { isOpen, hoverProps, pressProps, tooltipProps }
}

function drop(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
