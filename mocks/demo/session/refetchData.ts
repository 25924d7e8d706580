import type { QueryClient } from '@tanstack/react-query'

/** Fetches again what the screen shows, as on a first visit: its loading and error states are visible. */
export const refetchData = (client: QueryClient): void =>
  void client.resetQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/'),
  })
