import { useQueryClient } from '@tanstack/react-query'

/**
 * Returns a function that clears the cached responses and refetches what the screen shows, as on a first visit,
 * so that its loading and error states are visible. Queries that are not API calls (a screen's own saved state)
 * stay.
 */
export function useRefetchData(): () => void {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.resetQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/'),
    })
  }
}
