import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** Closes a menu or dialog of the header whenever the page changes: by a link, Back or a shortcut. */
export function useCloseOnNavigation(close: () => void) {
  const router = useRouter()
  const onNavigation = useEffectEvent(close)

  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && onNavigation()),
    [router],
  )
}
