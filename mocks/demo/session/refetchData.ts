import type { QueryClient } from '@tanstack/react-query'

/**
 * Clears the cached responses and fetches again what the screen shows, as on a first visit, so that its loading and
 * error states are visible. Queries that are not API calls (a screen's own saved state) stay.
 */
export const refetchData = (client: QueryClient): void =>
  void client.resetQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/'),
  })
