import { isComposing, matchesKeys } from '@/lib/keys'

/** What is a double tap in Safari, which never reports one (`detail` 2). In ms and px. */
const TAPS = { within: 300, near: 24 }

/** What an input method uses to choose a word. */
const CHOOSES = /^(?:Enter|Escape|Arrow|Page)/

/**
 * Stops unintended presses. The second one of a double click or tap counts only on the control of the first,
 * which may have moved away or opened something. Enter that is held presses once: browsers repeat it, also on what has
 * received the focus since. Escape with Ctrl, ⌘, Alt or Shift belongs to the browser, while MUI closes dialogs and menus
 * with it, and keys that choose a word belong to the input method. Returns a function that ends this.
 */
export function guardPresses(): () => void {
  const controller = new AbortController()
  let first: { event: MouseEvent; control: Element | null } | undefined
  let isTouch = false
  const onClick = (event: MouseEvent) => {
    const { detail, timeStamp, clientX, clientY } = event
    const control = controlOf(event)
    const isSecond =
      first &&
      (detail > 1 ||
        (isTouch &&
          timeStamp - first.event.timeStamp < TAPS.within &&
          Math.hypot(clientX - first.event.clientX, clientY - first.event.clientY) < TAPS.near))
    // A key clicks with the detail 0.
    if (detail === 0) return
    if (!isSecond) first = { event, control }
    else if (control !== first?.control) stop(event)
  }
  // Otherwise the second press of a button that has closed its dialog takes the focus from where it has returned.
  const onMouseDown = (event: MouseEvent) => {
    if (event.detail > 1 && controlOf(event) !== first?.control) event.preventDefault()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, repeat, target } = event
    if (isComposing(event) ? CHOOSES.test(key) : key === 'Escape' && !matchesKeys(event, key))
      event.stopImmediatePropagation()
    else if (key === 'Enter' && repeat && !(target instanceof HTMLTextAreaElement)) stop(event)
  }
  const options = { capture: true, signal: controller.signal }
  // In some browsers a click has no `pointerType`.
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    isTouch = pointerType === 'touch'
  }
  addEventListener('pointerdown', onPointerDown, options)
  addEventListener('mousedown', onMouseDown, options)
  addEventListener('click', onClick, options)
  addEventListener('keydown', onKeyDown, options)
  return () => controller.abort()
}

const controlOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest('button, a, [role=button]') : null

function stop(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}
