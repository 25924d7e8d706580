import {
  QueryClient,
  QueryClientContext,
  QueryClientProvider,
  type QueryFunctionContext,
} from '@tanstack/react-query'
import { type ReactNode, useContext } from 'react'
import { once } from '@/lib/once'
import { onInvalidation } from './crossTab'
import { type On401, readJson } from './http'

/**
 * A query function that reads the joined query key: `['/api/things', 7]` is `/api/things/7` (Spec §7, D-12). The option
 * `on401` is specified; no call of the app uses it yet.
 */
export const readQueryKey =
  ({ on401 = 'throw' }: { on401?: On401 } = {}) =>
  ({ queryKey, signal }: QueryFunctionContext): Promise<unknown> =>
    readJson(queryKey.join('/'), { on401, signal })

/**
 * Creates the query client with the defaults of Spec §9: cached data never goes stale, no automatic retry for reads
 * or writes, no polling, no refetch on window focus. With network mode `always` an offline request fails and the
 * page offers a retry; otherwise a skeleton would wait forever.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readQueryKey(),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Returns the query client of the page, which also refetches what another tab has changed. The first call creates it. */
export const pageQueryClient = once(() => {
  const client = createQueryClient()
  onInvalidation((path) => void client.invalidateQueries({ queryKey: [path] }))
  return client
})

/**
 * Provides the query client of the page. It is not part of `App`: only the back office and the
 * sheet of a story use queries, and the other pages do not load TanStack Query (10 kB gzip, 24 November 2026). A
 * provider above takes precedence: in Storybook each story has its own client.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const client = useContext(QueryClientContext) ?? pageQueryClient()
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
