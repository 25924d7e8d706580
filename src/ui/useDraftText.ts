import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { addPendingWrite } from '@/lib/pendingWrites'
import { useIsLeaving } from './useIsLeaving'

/** Short enough to feel at once, long enough not to write the address at every key. */
const SETTLES_AFTER_MS = 250

/**
 * A text box over a value that lives elsewhere (here: in the address). Typing changes the draft at
 * once and `onSettle` hears of the trimmed text when the typing rests; when the value changes by itself
 * (Back, a link, a hand-edited address) the draft follows it. `settle` ends the rest early: it returns
 * the trimmed text, for a caller that writes it together with something else. Once a link to another page
 * has been pressed nothing is told any more.
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
      // `settle` may have been quicker.
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
