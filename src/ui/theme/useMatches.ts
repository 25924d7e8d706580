import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether the window matches a media query, such as `up.lg`; false in HTML made at build time and
 * during its hydration. Not MUI's `useMediaQuery`, which is half a kB larger: the back office has no room for it
 * (`tests/budgets.ts`).
 */
export function useMatches(query: string): boolean {
  const media = query.replace('@media ', '')
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(media)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [media],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(media).matches,
    () => false,
  )
}
