import { pageQueryClient } from '@/api/QueryProvider'

/** Fetches again what the screen shows, as on a first visit: its loading and error states are visible. */
export const refetchData = (): void =>
  void pageQueryClient().resetQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/'),
  })
