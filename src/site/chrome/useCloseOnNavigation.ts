import { useRouter } from '@tanstack/react-router'
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react'
import { matchesKeys } from '@/lib/keys'

/** Closes a menu or dialog of the header whenever the page changes: by a link, Back or a shortcut. */
export function useCloseOnNavigation(close: () => void) {
  const router = useRouter()
  const onNavigation = useEffectEvent(close)

  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && onNavigation()),
    [router],
  )
}

/** The props of a button of the header, which Enter, Space and the down arrow press, and of the menu that it opens. */
export function useMenuButton() {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const onClose = () => setAnchor(null)
  useCloseOnNavigation(onClose)
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
  return { button, menu: { isRequested, id, anchor, onClose } }
}
