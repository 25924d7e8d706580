import { startMocks, tools } from '@mocks/backend/start'
// What people see of the fake backend. Delete this line with the folder.
import '@mocks/demo/start'
import { RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import { type ComponentType, StrictMode, useEffect, useState } from 'react'
import { nextTask } from '@/lib/nextPaint'
import { markMissingPages } from '@/ui/states/missingPage'
import { App, createRtlCache } from './App'
import { mountOrHydrate } from './hydration/mountOrHydrate'
import { createAppHistory } from './hydration/queryAfterHydration'
import { loadAnalytics } from './lib/analytics'
import { once } from './lib/once'
import { blockRequestsUntil } from './lib/requestGate'
import { createAppRouter } from './router'

// Before the router reads the address: a demo link also has params that are not for the router. Not with an `await`
// here: what the link needs is in chunks that import this one.
export const started = import.meta.env.VITE_MOCKS ? tools.readAddress().then(start) : start('')

/** Starts the page. `network` says how the fake backend answers. */
async function start(network: string) {
  markMissingPages()
  // A task of its own, as the slices of `bootstrap.ts` have.
  await nextTask()
  const router = createAppRouter(createAppHistory())

  // The dev server sends each module alone. The fake backend's modules wait for the page's; otherwise the page
  // would render half a second later.
  const firstPage =
    import.meta.env.DEV &&
    new Promise<void>((resolve) => router.subscribe('onRendered', () => resolve()))

  if (import.meta.env.VITE_MOCKS)
    blockRequestsUntil(Promise.resolve(firstPage).then(() => startMocks(network)))
  const { loadPanel } = import.meta.env.VITE_MOCKS ? tools : {}
  const DemoPanel = loadPanel && whenLoaded(() => Promise.resolve(firstPage).then(loadPanel))

  // `DEV` is a constant of the build, so the devtools are in the dev server only. Storybook does not load this file.
  const Devtools = import.meta.env.DEV
    ? whenLoaded(async () => {
        await firstPage
        return (await import('./Devtools')).Devtools
      })
    : null

  loadAnalytics(import.meta.env.VITE_ANALYTICS_ID)

  await mountOrHydrate(
    router,
    <StrictMode>
      <App
        emotionCache={createRtlCache()}
        tools={
          <RouterContextProvider router={router}>
            {DemoPanel && <DemoPanel />}
            {Devtools && <Devtools />}
          </RouterContextProvider>
        }
      >
        <RouterProvider router={router} />
      </App>
    </StrictMode>,
  )
}

/**
 * A tool that is rendered once it is loaded, after hydration. Not `lazy`: for 300 ms after the fallback of a `Suspense`
 * React commits nothing that is hydrated meanwhile, such as the page.
 */
function whenLoaded(load: () => Promise<ComponentType>) {
  // In development React runs each effect twice.
  const loadOnce = once(load)
  return function Tool() {
    const [Loaded, setLoaded] = useState<ComponentType>()
    useEffect(() => {
      void loadOnce().then((it) => setLoaded(() => it))
    }, [])
    return Loaded && <Loaded />
  }
}
