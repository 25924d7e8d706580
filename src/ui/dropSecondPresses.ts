/**
 * The second press of a double click on what closes at the first one, a menu or a dialog, is not for what was behind it,
 * nor does it take the focus that has just gone back. Returns a function that ends this.
 */
export function dropSecondPresses(): () => void {
  const controller = new AbortController()
  let pressed: Element | null = null
  const check = (event: MouseEvent) => {
    const { type, target, detail } = event
    if (!(target instanceof Element)) return
    if (type === 'mousedown' && detail === 1) pressed = target.closest('.MuiModal-root')
    if (detail < 2 || !pressed || pressed.contains(target)) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const type of ['mousedown', 'click', 'dblclick'] as const)
    addEventListener(type, check, { capture: true, signal: controller.signal })
  return () => controller.abort()
}
