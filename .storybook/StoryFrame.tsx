import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { App, createRtlCache } from '@/App'
import { createQueryClient } from '@/api/QueryProvider'
import { APP_KEYS } from '@/lib/storageKeys'
import { createAppRouter, plainTextSearch } from '@/router'

const emotionCache = createRtlCache()

type Props = {
  children: ReactNode
  theme: 'light' | 'dark'
  /** renders the whole app at this address instead of the children */
  route?: string
}

/** Renders a story inside the app's providers, with a router for this story only. Pass `theme` as the key too. */
export function StoryFrame({ theme, route, children }: Props) {
  // The story's colour scheme is stored as the reader's choice, before the providers read it.
  const [queryClient] = useState(() => {
    localStorage.setItem(APP_KEYS.theme.key, theme)
    return createQueryClient()
  })
  return (
    <QueryClientProvider client={queryClient}>
      <App emotionCache={emotionCache}>
        {route ? <Screen route={route} /> : <Part>{children}</Part>}
      </App>
    </QueryClientProvider>
  )
}

function Screen({ route }: { route: string }) {
  const [router] = useState(() => createAppRouter(createMemoryHistory({ initialEntries: [route] })))
  return <RouterProvider router={router} />
}

/** Provides a router without routes, since the links of a part need one. */
function Part({ children }: { children: ReactNode }) {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute(),
      history: createMemoryHistory({ initialEntries: ['/'] }),
      ...plainTextSearch,
    }),
  )
  return (
    <RouterContextProvider router={router as never}>
      <main id="main" lang="ar" dir="rtl" style={{ padding: 24 }}>
        {children}
      </main>
    </RouterContextProvider>
  )
}
