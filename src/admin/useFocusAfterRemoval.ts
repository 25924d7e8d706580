import { useEffect, useRef } from 'react'

/**
 * A removed row takes the focus with it. Its removing button, and those of the other rows, carry
 * `data-removes={id}`; call the function with the id just before the state changes, and the focus goes
 * to the button of the row after it, or before it, or, when none is left, to the page's search box.
 */
export function useFocusAfterRemoval(): (id: string) => void {
  const wanted = useRef<HTMLElement | 'search' | null>(null)

  useEffect(() => {
    if (wanted.current === null) return
    const next = wanted.current
    wanted.current = null
    if (next !== 'search' && next.isConnected) next.focus()
    else document.querySelector<HTMLElement>('#main [type=search]')?.focus()
  })

  return (id) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-removes]')]
    const at = buttons.findIndex((button) => button.dataset.removes === id)
    wanted.current = buttons[at + 1] ?? buttons[at - 1] ?? 'search'
  }
}
