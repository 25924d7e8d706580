import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { trimInvisible } from '@/lib/invisible'
import { createStore } from '@/lib/store'
import { addPendingWrite, useIsNavigating } from '@/ui/layers/delayedWrites'
import { isHydrated } from '@/ui/states/isHydrated'

/** Short enough to feel immediate, long enough not to change the address at every keystroke. */
const DELAY_MS = 250

/**
 * State for a search field whose value is stored elsewhere (here: in the address). `onChange` receives the trimmed
 * text after 250 ms without typing. When `value` changes in another way (Back, a link, a hand-edited address), the
 * text follows it. After a click on a link to another page `onChange` is not called any more.
 *
 * Returns
 * - `text`: the text of the field, for a `LiveSearchField`. It is a store, so that a keystroke renders only the field
 * - `typed`: the trimmed text, for what the page finds. It follows in a transition, after the field has been painted;
 *   until the page is hydrated it is `value`, as in `useShownTab`
 * - `flush`: ends the delay and returns the trimmed text, for a caller that writes it together with other values
 */
export function useDebouncedText(value: string, onChange: (text: string) => void) {
  const [text] = useState(() => createStore(value))
  const [typed, setTyped] = useState(trimInvisible(value))
  const written = useRef(value)
  const isLeaving = useIsNavigating()
  const report = useEffectEvent((next: string) => {
    if (!isLeaving()) onChange(next)
  })

  useEffect(() => {
    let cancel = () => {}
    const stopListening = text.subscribe(() => {
      cancel()
      const wanted = trimInvisible(text.get())
      startTransition(() => setTyped(wanted))
      const write = () => {
        // `flush` may have run before the timer.
        if (wanted === written.current) return
        written.current = wanted
        report(wanted)
      }
      const timer = setTimeout(write, DELAY_MS)
      const forget = addPendingWrite(write)
      cancel = () => {
        clearTimeout(timer)
        forget()
      }
    })
    return () => {
      stopListening()
      cancel()
    }
  }, [text])

  useEffect(() => {
    if (value === written.current) return
    written.current = value
    text.set(value)
  }, [value, text])

  function flush(next = text.get()): string {
    written.current = trimInvisible(next)
    text.set(next)
    return written.current
  }

  return { text, typed: isHydrated() ? typed : value, flush }
}
