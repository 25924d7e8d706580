import { useEffect, useEffectEvent } from 'react'
import { matchesKeys } from '@/lib/keys'

type Actions = Record<'previous' | 'next', (() => void) | undefined>

/** The left and right arrow keys show the next and the previous story, while the focus is in the sheet. */
export function useArrowKeys({ previous, next }: Actions) {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.target instanceof Element && event.target.closest('[role="dialog"]'))) return
    // The next story is to the left in Arabic.
    if (matchesKeys(event, 'ArrowLeft')) next?.()
    if (matchesKeys(event, 'ArrowRight')) previous?.()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
