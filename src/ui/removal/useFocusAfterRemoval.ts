import { useCallback, useEffect, useRef } from 'react'

/**
 * A row that goes takes the focus with it. The button that sends it away, and those of the other rows,
 * carry `data-removes={id}` (or `data-leaves`, where it goes to another list); call the function with
 * the id just before the state changes, and the focus goes to the same button of the row after it, or
 * before it, or, when none is left, to the page's title.
 */
export function useFocusAfterRemoval(): (id: string, mark?: 'removes' | 'leaves') => void {
  const wanted = useRef<HTMLElement | 'title' | null>(null)

  useEffect(() => {
    if (wanted.current === null) return
    const next = wanted.current
    wanted.current = null
    if (next !== 'title' && next.isConnected) next.focus()
    else document.querySelector<HTMLElement>('#main h1')?.focus()
  })

  return useCallback((id, mark = 'removes') => {
    const buttons = [...document.querySelectorAll<HTMLElement>(`[data-${mark}]`)]
    const at = buttons.findIndex((button) => button.dataset[mark] === id)
    wanted.current = buttons[at + 1] ?? buttons[at - 1] ?? 'title'
  }, [])
}
