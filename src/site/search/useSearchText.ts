import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { trimInvisible } from '@/lib/invisible'
import { useIsNavigating } from '@/ui/layers/delayedWrites'
import { LONGEST_QUERY } from './searchAddress'

/** In ms. Browsers limit how often a page may change its address, so the address follows when typing pauses. */
const PAUSE = 300

/**
 * Synchronizes the text of the search field with the query in the address. Typing replaces the
 * current entry; Enter adds a new entry and first restores the previous query in the current one,
 * so that Back returns to it; Back and other links change the text.
 */
export function useSearchText(q: string) {
  const navigate = useNavigate()
  const isLeaving = useIsNavigating()
  const [text, setText] = useState(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The queries that this hook has written to the address and that have not yet appeared in `q`.
  const sent = useRef<string[]>([])
  const seen = useRef(q)
  const committed = useRef(q)

  useEffect(() => {
    if (q === seen.current) return
    seen.current = q
    const at = sent.current.lastIndexOf(q)
    if (at >= 0) {
      sent.current = sent.current.slice(at + 1)
      return
    }
    clearTimeout(timer.current)
    sent.current = []
    committed.current = q
    setText(q)
  }, [q])
  useEffect(() => () => clearTimeout(timer.current), [])

  // The kind may have been chosen since the text was typed.
  const go = (next: string, replace: boolean) => {
    if (next !== (sent.current.at(-1) ?? seen.current)) sent.current.push(next)
    return navigate({
      to: '/search',
      search: (now) => ({ ...now, q: next || undefined }),
      replace,
      resetScroll: false,
    })
  }

  const type = (typed: string) => {
    const next = typed.slice(0, LONGEST_QUERY).replace(/[\ud800-\udbff]$/, '')
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!isLeaving()) go(trimInvisible(next), true)
    }, PAUSE)
  }

  const submit = async () => {
    const next = trimInvisible(text)
    clearTimeout(timer.current)
    // Spec §5: an empty trimmed query does nothing.
    if (!next) return
    const before = committed.current
    if (before !== seen.current) await go(before, true)
    if (next === before) return
    committed.current = next
    await go(next, false)
  }

  return { text, type, submit }
}
