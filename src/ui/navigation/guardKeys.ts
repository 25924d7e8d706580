import { isTextField } from '@/lib/enterValue'
import { isComposing, matchesKeys } from '@/lib/keys'
import { overlayOf } from '@/ui/overlay/useRestoreFocus'
import { placeOf } from './dropSecondPresses'

/** In ms between the presses of the keyboard, so a slow page changes nothing. Who goes on by keyboard is slower. */
const AGAIN_WITHIN = 400

/** What an input method uses to choose a word. */
const CHOOSES = /^(?:Enter|Escape|Arrow|Page)/

type Press = ReturnType<typeof placeOf> & { target: EventTarget | null; at: number }

/**
 * Drops the presses that nobody means. One Enter presses once, however long it is held: browsers repeat it, also on what
 * has received the focus since, so that a dialog which it closed would open again. So would a second Enter or Space on
 * what opened the dialog, menu or toast that the first one closed; and a button may be another one by then. In a text of
 * several lines Enter still repeats. Escape with Ctrl, ⌘, Alt or Shift belongs to the browser and the system, while MUI
 * closes its dialogs and menus with it; and keys that choose or drop a word belong to the input method. Returns a
 * function that ends this.
 */
export function guardKeys(): () => void {
  const controller = new AbortController()
  let first: Press | null = null
  let opener: Element | null = null
  let dropped = ''
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, repeat, timeStamp } = event
    if (isComposing(event) ? CHOOSES.test(key) : key === 'Escape' && !matchesKeys(event, key))
      return event.stopImmediatePropagation()
    const isPress = key === 'Enter' || (key === ' ' && !isTextField(target))
    if (!isPress) {
      first = null
      return
    }
    const place = placeOf(target)
    const isOther =
      place.overlay === first?.overlay
        ? place.control === first?.control && place.name !== first.name
        : place.control === opener
    const isLate = first?.overlay && isOther && timeStamp - first.at < AGAIN_WITHIN
    if (repeat ? key === 'Enter' && !isNewLine(event, first) : isLate) {
      dropped = key
      drop(event)
    } else if (!repeat) {
      first = { ...place, target, at: timeStamp }
      if (!place.overlay) opener = place.control
    }
  }
  const onKeyPress = (event: KeyboardEvent) => {
    // Chromium clicks in this later task, on what has the focus by then. A press from before hydration is not known here.
    if (event.key === 'Enter' && first && event.target !== first.target) drop(event)
  }
  const onKeyUp = (event: KeyboardEvent) => {
    // Firefox clicks when Space goes up, whatever became of its going down.
    if (event.key === dropped) drop(event)
    dropped = ''
  }
  const onPointerDown = ({ target }: PointerEvent) => {
    first = null
    if (!overlayOf(target)) opener = placeOf(target).control
  }
  const options = { capture: true, signal: controller.signal }
  document.addEventListener('keydown', onKeyDown, options)
  document.addEventListener('keypress', onKeyPress, options)
  document.addEventListener('keyup', onKeyUp, options)
  document.addEventListener('pointerdown', onPointerDown, options)
  return () => controller.abort()
}

function drop(event: KeyboardEvent) {
  event.preventDefault()
  event.stopImmediatePropagation()
}

const isNewLine = ({ target, ctrlKey, metaKey }: KeyboardEvent, first: Press | null) =>
  target instanceof HTMLTextAreaElement && target === first?.target && !ctrlKey && !metaKey
