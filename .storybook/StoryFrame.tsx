import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { App, createRtlCache } from '@/App'
import { createQueryClient } from '@/api/QueryProvider'
import { APP_KEYS } from '@/lib/storageKeys'
import { createAppRouter } from '@/router'

const emotionCache = createRtlCache()

type Props = {
  children: ReactNode
  theme: 'light' | 'dark'
  /** renders the whole app at this address instead of the children */
  route?: string
}

/**
 * Renders a story inside the app's providers, with a router for this story only: the links of a part need one, too. Pass
 * `theme` as the key too.
 */
export function StoryFrame({ theme, route, children }: Props) {
  const [router] = useState(() =>
    createAppRouter(createMemoryHistory({ initialEntries: [route ?? '/'] })),
  )
  // The story's colour scheme is stored as the reader's choice, before the providers read it.
  const [queryClient] = useState(() => {
    localStorage.setItem(APP_KEYS.theme.key, theme)
    return createQueryClient()
  })
  return (
    <QueryClientProvider client={queryClient}>
      <App emotionCache={emotionCache}>
        {route ? (
          <RouterProvider router={router} />
        ) : (
          <RouterContextProvider router={router}>
            <main id="main" lang="ar" dir="rtl" style={{ padding: 24 }}>
              {children}
            </main>
          </RouterContextProvider>
        )}
      </App>
    </QueryClientProvider>
  )
}
