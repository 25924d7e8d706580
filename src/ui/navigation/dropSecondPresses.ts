const CONTROL = 'button, a, [role=button]'

const placeOf = (target: Element) => {
  const control = target.closest<HTMLElement>(CONTROL)
  // React may make another button of the element: «إلغاء» of «إضافة». A figure in its name may change: «السرعة 1.25×».
  const name = control && (control.ariaLabel ?? control.textContent).replace(/[\d.,]+/g, '')
  return { control, name, modal: target.closest('.MuiModal-root') }
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
    if (!(target instanceof Element)) return
    const place = placeOf(target)
    const { control, name, modal } = place
    if (type === 'mousedown') {
      isSecond = detail > 1 || isAgain(event)
      if (!isSecond) first = { ...place, at: event }
    }
    // A key clicks with the detail 0.
    if (!first || detail === 0 || !(isSecond || detail > 1)) return
    const isOther = modal !== first.modal || control !== first.control || name !== first.name
    const isSubmit = type === 'click' && control?.getAttribute('type') === 'submit'
    if (!isOther && !isSubmit) return
    event.preventDefault()
    event.stopPropagation()
  }
  const notePointer = ({ pointerType }: PointerEvent) => {
    isTouch = pointerType === 'touch'
  }
  const options = { capture: true, signal: controller.signal }
  addEventListener('pointerdown', notePointer, options)
  for (const type of ['mousedown', 'click', 'dblclick'] as const)
    addEventListener(type, check, options)
  return () => controller.abort()
}
