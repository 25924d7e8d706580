import { useRouter } from '@tanstack/react-router'

/** Debounced writes that have not run yet, such as a search text that goes into the address. */
const pending = new Set<() => void>()

/** Registers a debounced write. Call the returned function once the write has run or is cancelled. */
export function addPendingWrite(write: () => void): () => void {
  pending.add(write)
  return () => pending.delete(write)
}

/** Runs every pending write now. For code that adds a history entry after the current one. */
export function flushPendingWrites(): void {
  for (const write of [...pending]) write()
}

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
