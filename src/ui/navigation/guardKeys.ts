import { isComposing } from '@/lib/keys'

/**
 * Makes Enter press once, however long it is held: browsers repeat the press, also on what has received the focus since,
 * so that a dialog which it closed would open again. In a text of several lines it still repeats. Returns a function that
 * ends it.
 */
export function pressEnterOnce(): () => void {
  let pressedOn: EventTarget | null = null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    if (!event.repeat) pressedOn = event.target
    else if (!isNewLine(event, pressedOn)) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  document.addEventListener('keydown', onKeyDown, true)
  return () => document.removeEventListener('keydown', onKeyDown, true)
}

const isNewLine = ({ target, ctrlKey, metaKey }: KeyboardEvent, pressedOn: EventTarget | null) =>
  target instanceof HTMLTextAreaElement && target === pressedOn && !ctrlKey && !metaKey
