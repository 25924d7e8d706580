import { useRouter } from '@tanstack/react-router'

/**
 * Asks whether a link to another page has been pressed, though that page is still to come. Who writes an
 * address later than the person acted asks first: it would take the reader back.
 */
export function useIsLeaving(): () => boolean {
  const router = useRouter()
  return () => {
    const { latestLocation, state } = router
    const shown = state.resolvedLocation ?? latestLocation
    return latestLocation.pathname !== shown.pathname
  }
}
