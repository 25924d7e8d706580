import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext } from 'react'
import { pageQueryClient } from './queryClient'

/**
 * Provides the query client of the page. It is not part of `App`: only the back office and the
 * sheet of a story use queries, and the other pages do not load TanStack Query (10 kB gzip, 24 November 2026). A
 * provider above takes precedence: in Storybook each story has its own client.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const client = useContext(QueryClientContext) ?? pageQueryClient()
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
