import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { trimInvisible } from '@/lib/invisible'
import { useDebouncedText } from '@/ui/fields/useDebouncedText'

/**
 * Synchronizes the text of the search field with the query in the address. The first text that is typed adds a history
 * entry and the following ones replace it until Enter, so that Back returns to the previous query.
 */
export function useSearchText(q: string) {
  const navigate = useNavigate()
  /** the query of the present entry while typing may replace it; an empty one always may be replaced */
  const draft = useRef('')
  const { text, typed, flush } = useDebouncedText(q, write)

  function write(next: string) {
    const replace = q === '' || q === draft.current
    draft.current = next
    navigate({
      to: '/search',
      // The kind may have been chosen since the text was typed.
      search: (now) => ({ ...now, q: next || undefined }),
      replace,
      resetScroll: false,
    })
  }

  function submit() {
    const next = trimInvisible(text.get())
    // Spec §5: an empty trimmed query does nothing.
    if (!next) return
    if (next !== q) write(flush())
    draft.current = ''
  }

  return { text, typed, submit }
}
