import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { addPendingWrite } from '@/lib/pendingWrites'
import { useIsNavigating } from './useIsNavigating'

/** Short enough to feel immediate, long enough not to change the address at every keystroke. */
const DELAY_MS = 250

/**
 * State for a text field whose value is stored elsewhere (here: in the address). Typing changes `text` at once;
 * `onChange` receives the trimmed text after 250 ms without typing. When `value` changes in another way (Back,
 * a link, a hand-edited address), `text` follows it. `flush` ends the delay and returns the trimmed text, for
 * a caller that writes it together with other values. After a click on a link to another page `onChange` is not
 * called any more.
 */
export function useDebouncedText(value: string, onChange: (text: string) => void) {
  const [text, setText] = useState(value)
  const written = useRef(value)
  const isLeaving = useIsNavigating()
  const report = useEffectEvent((next: string) => {
    if (!isLeaving()) onChange(next)
  })

  useEffect(() => {
    if (value === written.current) return
    written.current = value
    setText(value)
  }, [value])

  useEffect(() => {
    const wanted = text.trim()
    if (wanted === written.current) return
    const write = () => {
      // `flush` may have run before the timer.
      if (wanted === written.current) return
      written.current = wanted
      report(wanted)
    }
    const timer = setTimeout(write, DELAY_MS)
    const forget = addPendingWrite(write)
    return () => {
      clearTimeout(timer)
      forget()
    }
  }, [text])

  function flush(next = text): string {
    written.current = next.trim()
    setText(next)
    return written.current
  }

  return { text, setText, flush }
}
