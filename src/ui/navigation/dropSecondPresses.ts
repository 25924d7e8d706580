const CONTROL = 'button, a, [role=button]'

const placeOf = (target: Element) => {
  const control = target.closest<HTMLElement>(CONTROL)
  // React may make another button of the element: «إلغاء» of «إضافة». A figure in its name may change: «السرعة 1.25×».
  const name = control && (control.ariaLabel ?? control.textContent).replace(/[\d.,]+/g, '')
  return { control, name, modal: target.closest('.MuiModal-root') }
}

/**
 * The second press of a double click counts only on the control, and in the dialog or menu, that got the first one: that
 * may have opened or closed something, put another control in its place, or made a dialog smaller, so that the second
 * one would hit what closes it. It never submits a form again. Returns a function that ends this.
 */
export function dropSecondPresses(): () => void {
  const controller = new AbortController()
  let first: ReturnType<typeof placeOf> | undefined
  const check = (event: MouseEvent) => {
    const { type, target, detail } = event
    if (!(target instanceof Element)) return
    const place = placeOf(target)
    const { control, name, modal } = place
    if (type === 'mousedown' && detail === 1) first = place
    if (detail < 2 || !first) return
    const isOther = modal !== first.modal || control !== first.control || name !== first.name
    const isSubmit = type === 'click' && control?.getAttribute('type') === 'submit'
    if (!isOther && !isSubmit) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const type of ['mousedown', 'click', 'dblclick'] as const)
    addEventListener(type, check, { capture: true, signal: controller.signal })
  return () => controller.abort()
}
