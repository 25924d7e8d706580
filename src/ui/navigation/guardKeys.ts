import { isTextField } from '@/lib/enterValue'
import { isComposing, matchesKeys } from '@/lib/keys'
import { overlayOf } from '@/ui/overlay/useRestoreFocus'
import { placeOf } from './dropSecondPresses'

/** In ms, since the first press, or since what it closed has given the focus back; a slow page has much to render then. */
const AGAIN_WITHIN = 1000

/** What an input method uses to choose a word. */
const CHOOSES = /^(?:Enter|Escape|Arrow|Page)/

type Press = ReturnType<typeof placeOf> & { target: EventTarget | null; at: number }

/**
 * Drops the presses that nobody means. One Enter presses once, however long it is held: browsers repeat it, also on what
 * has received the focus since, so that a dialog which it closed would open again. So would a second Enter or Space that
 * comes too late for the dialog, menu or toast that the first one closed, or for a button in it that is another one by
 * now. In a text of several lines Enter still repeats. Escape with Ctrl, ⌘, Alt or Shift belongs to the browser and the
 * system, while MUI closes its dialogs and menus with it; and keys that choose or drop a word belong to the input
 * method. Returns a function that ends this.
 */
export function guardKeys(): () => void {
  const controller = new AbortController()
  let first: Press | null = null
  let hasLeft = false
  let dropped = ''
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, repeat, timeStamp } = event
    if (isComposing(event) ? CHOOSES.test(key) : key === 'Escape' && !matchesKeys(event, key))
      return event.stopImmediatePropagation()
    const isPress = key === 'Enter' || (key === ' ' && !isTextField(target))
    const place = placeOf(target)
    const isOther =
      place.overlay !== first?.overlay ||
      (place.control === first.control && place.name !== first.name)
    const isLate = first?.overlay && isOther && timeStamp - first.at < AGAIN_WITHIN
    if (isPress && (repeat ? key === 'Enter' && !isNewLine(event, first) : isLate)) {
      dropped = key
      drop(event)
    } else if (!repeat) {
      first = isPress ? { ...place, target, at: timeStamp } : null
      hasLeft = false
    }
  }
  const onKeyPress = (event: KeyboardEvent) => {
    // Chromium clicks in this later task, on what has the focus by then.
    if (event.key === 'Enter' && event.target !== first?.target) drop(event)
  }
  const onKeyUp = (event: KeyboardEvent) => {
    // Firefox clicks when Space goes up, whatever became of its going down.
    if (event.key === dropped) drop(event)
    dropped = ''
  }
  const onFocusIn = ({ target, timeStamp }: FocusEvent) => {
    if (!first || hasLeft || overlayOf(target) === first.overlay) return
    hasLeft = true
    first.at = timeStamp
  }
  const forget = () => {
    first = null
  }
  const options = { capture: true, signal: controller.signal }
  document.addEventListener('keydown', onKeyDown, options)
  document.addEventListener('keypress', onKeyPress, options)
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
