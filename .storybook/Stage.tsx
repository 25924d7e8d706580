import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { App, createRtlCache } from '@/App'
import { createQueryClient } from '@/api/queryClient'
import { createAppRouter, plainTextSearch } from '@/router'

const emotionCache = createRtlCache()

type Props = {
  children: ReactNode
  theme: 'light' | 'dark' | 'both'
  /** draws the whole app at this address instead of the children */
  route?: string
}

/** What a story stands on: the app's own providers, with a router of its own. */
export function Stage({ theme, ...scene }: Props) {
  if (theme !== 'both') return <Scene key={theme} theme={theme} {...scene} />
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      {(['light', 'dark'] as const).map((scheme) => (
        // The scheme's variables hang on the class, so a class on any box makes that box light or dark.
        <div key={scheme} className={scheme} style={sideStyle}>
          <Scene theme="light" {...scene} />
        </div>
      ))}
    </div>
  )
}

const sideStyle = {
  background: 'var(--mui-palette-background-default)',
  color: 'var(--mui-palette-text-primary)',
  minInlineSize: 0,
}

function Scene({ theme, route, children }: Props) {
  // Before the providers read it: the story's scheme is the reader's stored choice.
  const [queryClient] = useState(() => {
    localStorage.setItem('theme', theme)
    return createQueryClient()
  })
  return (
    <App queryClient={queryClient} emotionCache={emotionCache}>
      {route ? <Screen route={route} /> : <Part>{children}</Part>}
    </App>
  )
}

let app: ReturnType<typeof createAppRouter> | undefined

/** For journeys: another address of the whole app on stage, as when someone opens a bookmark. */
export const openAddress = (path: string) => app?.history.push(path)

function Screen({ route }: { route: string }) {
  const [router] = useState(() => {
    app = createAppRouter(createMemoryHistory({ initialEntries: [route] }))
    return app
  })
  return <RouterProvider router={router} />
}

/** A router that knows no page, so that links in a part have something to hold on to. */
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
      <main id="main" style={{ padding: 24 }}>
        {children}
      </main>
    </RouterContextProvider>
  )
}
