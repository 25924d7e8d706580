import { useQueryClient } from '@tanstack/react-query'

/**
 * Forgets what the server answered and asks again for what the screen shows, as on a first visit, so
 * that one sees how it loads and fails. Queries that are no call (a screen's own saved state) stay.
 */
export function useRefetchData(): () => void {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.resetQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/'),
    })
  }
}
