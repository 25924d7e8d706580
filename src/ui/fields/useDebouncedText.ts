import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
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
 * - `text`: the text of the field, for a `SearchField`. It is a store, so that a keystroke renders only the field
 * - `typed`: the trimmed text, for what the page finds. It follows in a transition, after the field has been painted;
 *   until the page is hydrated it is `value`, as in `useShownTab`
 * - `flush`: ends the delay and returns the trimmed text, for a caller that writes it together with other values
 */
export function useDebouncedText(value: string, onChange: (text: string) => void) {
  const [text] = useState(() => createStore(value))
  const [typed, setTyped] = useState(trimInvisible(value))
  // The texts that `onChange` has received and that have not yet appeared in `value`: the address may still follow an
  // earlier one while the next is being typed.
  const sent = useRef<string[]>([])
  const isLeaving = useIsNavigating()
  /** Returns whether the text is another than the last one that was sent; then it counts as sent. */
  const addToSent = (next: string) => {
    const isNew = next !== (sent.current.at(-1) ?? value)
    if (isNew) sent.current.push(next)
    return isNew
  }
  const write = useEffectEvent((next: string) => {
    // `flush` may have run before the timer.
    if (addToSent(next) && !isLeaving()) onChange(next)
  })

  // A layout effect ends with the page. Another one may end after the timer, when the address is that of the next page.
  useLayoutEffect(() => {
    let cancel = () => {}
    const stopListening = text.subscribe(() => {
      cancel()
      const wanted = trimInvisible(text.get())
      startTransition(() => setTyped(wanted))
      const writeNow = () => write(wanted)
      const timer = setTimeout(writeNow, DELAY_MS)
      const forget = addPendingWrite(writeNow)
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
    const at = sent.current.lastIndexOf(value)
    sent.current = sent.current.slice(at + 1)
    if (at >= 0) return
    sent.current = []
    text.set(value)
  }, [value, text])

  function flush(next = text.get()): string {
    const trimmed = trimInvisible(next)
    addToSent(trimmed)
    text.set(next)
    return trimmed
  }

  return { text, typed: isHydrated() ? typed : value, flush }
}
