import { useEffect, useEffectEvent } from 'react'
import { isComposing } from '@/lib/keys'

/** The keys with which browsers move the view and a caret, and controls their choice. */
const MOVES = /^(?:Arrow|Home|End|Page)/

const TYPED_IN =
  'input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]'

const MOVED_IN =
  'input:is([type=radio], [type=range], [type=color]), [role=radiogroup], [role=slider], [role=tablist]'

/**
 * Calls `act` with each key press that nothing else uses: no handler before, not the control that has the focus, and not
 * the browser, which moves the view where the reader has zoomed in with two fingers, and its caret where caret browsing
 * is on. `act` returns whether it has used the key. No screen listens to the document by itself.
 */
export function usePageKeys(act: (event: KeyboardEvent) => boolean): void {
  const onPageKey = useEffectEvent((event: KeyboardEvent) => {
    if (isUsed(event)) return
    const { type, focusNode, focusOffset } = getSelection() ?? {}
    if (!MOVES.test(event.key) || type !== 'Caret') {
      if (act(event)) event.preventDefault()
      return
    }
    // A click into a text also leaves a caret. If the key moves it (caret browsing), that has happened before `keyup`.
    const actUnlessMoved = () => {
      const now = getSelection()
      if (now?.focusNode === focusNode && now?.focusOffset === focusOffset) act(event)
    }
    addEventListener('keyup', actUnlessMoved, { once: true })
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onPageKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

/** Whether the press has an effect of its own, or has had one. */
function isUsed(event: KeyboardEvent): boolean {
  const { target, key, ctrlKey, metaKey, altKey, defaultPrevented } = event
  if (defaultPrevented || isComposing(event)) return true
  const isIn = (controls: string) => target instanceof Element && target.closest(controls) !== null
  if (MOVES.test(key)) return isIn(TYPED_IN) || isIn(MOVED_IN) || (visualViewport?.scale ?? 1) > 1
  return !(ctrlKey || metaKey || altKey) && isIn(TYPED_IN)
}
