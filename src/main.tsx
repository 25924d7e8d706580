import { recordAnalytics } from '@mocks/analyticsLog'
import { applyDemoLink } from '@mocks/applyDemoLink'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, StrictMode } from 'react'
import { nextTask } from '@/lib/nextPaint'
import { AfterHydration } from '@/ui/useIsHydrated'
import { App, createRtlCache } from './App'
import { mountOrHydrate } from './hydration/mountOrHydrate'
import { createAppHistory } from './hydration/queryAfterHydration'
import { loadAnalytics } from './lib/analytics'
import { blockRequestsUntil } from './lib/requestGate'
import { createAppRouter } from './router'
import { appTheme } from './ui/theme/theme'

// Before the router reads the address: a demo link also has params that are not for the router. Not with an `await`
// here: what the link needs is in chunks that import this one.
if (import.meta.env.VITE_MOCKS) void applyDemoLink().then(start)
else void start('')

/** Starts the page. `network` says how the fake backend answers. */
async function start(network: string) {
  // Each step has a task of its own, as the slices of `bootstrap.ts` have.
  await nextTask()
  appTheme()
  await nextTask()
  const router = createAppRouter(createAppHistory())

  // The dev server sends each module alone. The fake backend's modules wait for the page's; otherwise the page
  // would render half a second later.
  const firstPage =
    import.meta.env.DEV &&
    new Promise<void>((resolve) => router.subscribe('onRendered', () => resolve()))

  const fakeBackend = async () => {
    await firstPage
    return import('@mocks/index')
  }

  if (import.meta.env.VITE_MOCKS) {
    blockRequestsUntil(fakeBackend().then(({ startMocks }) => startMocks(network)))
    if (!import.meta.env.VITE_ANALYTICS_ID) recordAnalytics()
  }
  const DemoPanel = import.meta.env.VITE_MOCKS
    ? lazy(() => fakeBackend().then(({ loadDemoPanel }) => loadDemoPanel()))
    : null

  // `DEV` is a constant of the build, so the devtools are in the dev server only. Storybook does not load this file.
  const Devtools = import.meta.env.DEV
    ? lazy(async () => {
        await firstPage
        const { Devtools } = await import('./Devtools')
        return { default: Devtools }
      })
    : null

  loadAnalytics(import.meta.env.VITE_ANALYTICS_ID)

  mountOrHydrate(
    router,
    <StrictMode>
      <App
        emotionCache={createRtlCache()}
        tools={
          <>
            {DemoPanel && (
              <AfterHydration>
                <DemoPanel router={router} />
              </AfterHydration>
            )}
            {Devtools && (
              <AfterHydration>
                <Devtools router={router} />
              </AfterHydration>
            )}
          </>
        }
      >
        <RouterProvider router={router} />
      </App>
    </StrictMode>,
  )
}
