import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { addPendingWrite } from '@/lib/pendingWrites'
import { useIsLeaving } from './useIsLeaving'

/** Short enough to feel immediate, long enough not to change the address at every keystroke. */
const SETTLES_AFTER_MS = 250

/**
 * State for a text box whose value is stored elsewhere (here: in the address). Typing changes `text` at once;
 * `onSettle` receives the trimmed text after 250 ms without typing. When `value` changes by another way (Back,
 * a link, a hand-edited address), `text` follows it. `settle` ends the delay and returns the trimmed text, for
 * a caller that writes it together with other values. After a click on a link to another page `onSettle` is not
 * called any more.
 */
export function useDraftText(value: string, onSettle: (text: string) => void) {
  const [text, setText] = useState(value)
  const settled = useRef(value)
  const isLeaving = useIsLeaving()
  const tell = useEffectEvent((settledText: string) => {
    if (!isLeaving()) onSettle(settledText)
  })

  useEffect(() => {
    if (value === settled.current) return
    settled.current = value
    setText(value)
  }, [value])

  useEffect(() => {
    const wanted = text.trim()
    if (wanted === settled.current) return
    const write = () => {
      // `settle` may have run before the timer.
      if (wanted === settled.current) return
      settled.current = wanted
      tell(wanted)
    }
    const timer = setTimeout(write, SETTLES_AFTER_MS)
    const forget = addPendingWrite(write)
    return () => {
      clearTimeout(timer)
      forget()
    }
  }, [text])

  function settle(next = text): string {
    settled.current = next.trim()
    setText(next)
    return settled.current
  }

  return { text, setText, settle }
}
