import { overlayOf } from '@/ui/overlay/useRestoreFocus'

const CONTROL = 'button, a, [role=button]'

/** The control that is pressed, its name, and the dialog, menu or toast that it is in. */
export const placeOf = (target: EventTarget | null) => {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null
  // React may make another button of the element: «إلغاء» of «إضافة». A figure in its name may change: «السرعة 1.25×».
  const name = control && (control.ariaLabel ?? control.textContent).replace(/[\d.,]+/g, '')
  return { control, name, overlay: overlayOf(target) }
}

/** A phone counts two taps as one double tap within 300 ms only, Safari never. In ms and px. */
const AGAIN = { within: 500, near: 24 }

/**
 * The second press of a double click or tap counts only on the control, and in the dialog or menu, that got the first
 * one: that may have opened or closed something, put another control in its place, or made a dialog smaller, so that the
 * second one would hit what closes it. It never submits a form again. Returns a function that ends this.
 */
export function dropSecondPresses(): () => void {
  const controller = new AbortController()
  let first: (ReturnType<typeof placeOf> & { at: MouseEvent }) | undefined
  let isTouch = false
  let isSecond = false
  const isAgain = ({ timeStamp, clientX, clientY }: MouseEvent) =>
    isTouch &&
    first !== undefined &&
    timeStamp - first.at.timeStamp < AGAIN.within &&
    Math.hypot(clientX - first.at.clientX, clientY - first.at.clientY) < AGAIN.near
  const check = (event: MouseEvent) => {
    const { type, target, detail } = event
    const place = placeOf(target)
    const { control, name, overlay } = place
    if (type === 'mousedown') {
      isSecond = detail > 1 || isAgain(event)
      if (!isSecond) first = { ...place, at: event }
    }
    // A key clicks with the detail 0.
    if (!first || detail === 0 || !(isSecond || detail > 1)) return
    const isOther = overlay !== first.overlay || control !== first.control || name !== first.name
    const isSubmit = type === 'click' && control?.getAttribute('type') === 'submit'
    if (!isOther && !isSubmit) return
    event.preventDefault()
    event.stopPropagation()
  }
  const notePointer = ({ pointerType }: PointerEvent) => {
    isTouch = pointerType === 'touch'
  }
  const forget = () => {
    first = undefined
  }
  const options = { capture: true, signal: controller.signal }
  addEventListener('pointerdown', notePointer, options)
  // Who has chosen or typed something meanwhile presses anew.
  addEventListener('input', forget, options)
  for (const type of ['mousedown', 'click', 'dblclick'] as const)
    addEventListener(type, check, options)
  return () => controller.abort()
}
