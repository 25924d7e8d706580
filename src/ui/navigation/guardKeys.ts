import { isTextField } from '@/lib/enterValue'
import { isComposing, matchesKeys } from '@/lib/keys'
import { overlayOf } from '@/ui/overlay/useRestoreFocus'

/** In ms, since what the first press closed has given the focus back. */
const AGAIN_WITHIN = 500

/** What an input method uses to choose a word. */
const CHOOSES = /^(?:Enter|Escape|Arrow|Page)/

type Press = { target: EventTarget | null; overlay: Element | null; leftAt?: number }

/**
 * Drops the presses that nobody means. One Enter presses once, however long it is held: browsers repeat it, also on what
 * has received the focus since, so that a dialog which it closed would open again. So would a second Enter or Space that
 * comes too late for the dialog, menu or toast that the first one closed. In a text of several lines Enter still repeats.
 * Escape with Ctrl, ⌘, Alt or Shift belongs to the browser and the system, while MUI closes its dialogs and menus with
 * it; and keys that choose or drop a word belong to the input method. Returns a function that ends this.
 */
export function guardKeys(): () => void {
  const controller = new AbortController()
  let first: Press | null = null
  let dropped = ''
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, repeat, timeStamp } = event
    if (isComposing(event) ? CHOOSES.test(key) : key === 'Escape' && !matchesKeys(event, key))
      return event.stopImmediatePropagation()
    const isPress = key === 'Enter' || (key === ' ' && !isTextField(target))
    const overlay = overlayOf(target)
    const isLate =
      first?.overlay &&
      first.overlay !== overlay &&
      timeStamp - (first.leftAt ?? timeStamp) < AGAIN_WITHIN
    if (isPress && (repeat ? key === 'Enter' && !isNewLine(event, first) : isLate)) {
      dropped = key
      drop(event)
    } else if (!repeat) first = isPress ? { target, overlay } : null
  }
  const onKeyUp = (event: KeyboardEvent) => {
    // Firefox clicks when Space goes up, whatever became of its going down.
    if (event.key === dropped) drop(event)
    dropped = ''
  }
  const onFocusIn = ({ target, timeStamp }: FocusEvent) => {
    if (first && overlayOf(target) !== first.overlay) first.leftAt ??= timeStamp
  }
  const forget = () => {
    first = null
  }
  const options = { capture: true, signal: controller.signal }
  document.addEventListener('keydown', onKeyDown, options)
  document.addEventListener('keyup', onKeyUp, options)
  document.addEventListener('focusin', onFocusIn, options)
  document.addEventListener('pointerdown', forget, options)
  return () => controller.abort()
}

function drop(event: KeyboardEvent) {
  event.preventDefault()
  event.stopImmediatePropagation()
}

const isNewLine = ({ target, ctrlKey, metaKey }: KeyboardEvent, first: Press | null) =>
  target instanceof HTMLTextAreaElement && target === first?.target && !ctrlKey && !metaKey
