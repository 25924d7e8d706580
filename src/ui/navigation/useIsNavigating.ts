import { useRouter } from '@tanstack/react-router'

/**
 * Returns a function that says whether a navigation to another page has started but not finished. Code that
 * changes the address with a delay must check it first, because its change would cancel that navigation.
 */
export function useIsNavigating(): () => boolean {
  const router = useRouter()
  return () => {
    const { latestLocation, state } = router
    const shown = state.resolvedLocation ?? latestLocation
    return latestLocation.pathname !== shown.pathname
  }
}
