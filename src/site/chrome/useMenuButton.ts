import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import { matchesKeys } from '@/lib/keys'

/** The props of a button of the header, which Enter, Space and the down arrow press, and of the menu that it opens. */
export function useMenuButton() {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isRequested = anchor !== null
  const button = {
    'aria-haspopup': 'menu',
    'aria-expanded': isRequested,
    'aria-controls': isRequested ? id : undefined,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (!matchesKeys(event, 'ArrowDown')) return
      event.preventDefault()
      setAnchor(event.currentTarget)
    },
  } as const
  return { button, menu: { isRequested, id, anchor, onClose: () => setAnchor(null) } }
}
