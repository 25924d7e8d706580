import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { type On401, readJson } from './http'

/** A query whose path is its key, the parts joined: `['/api/things', 7]` reads `/api/things/7` (Spec §7, D-12). */
export const readQueryKey =
  ({ on401 = 'throw' }: { on401?: On401 } = {}) =>
  ({ queryKey, signal }: QueryFunctionContext): Promise<unknown> =>
    readJson(queryKey.join('/'), { on401, signal })

/**
 * Spec §9: cached data never goes stale; no automatic retry for reads or writes; no polling; no
 * refetch on window focus. Network mode `always`: offline shows the error and its retry, instead of a
 * skeleton that waits for ever.
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
