import { recordAnalytics } from '@mocks/analyticsLog'
import { openLink } from '@mocks/openedLink'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, StrictMode } from 'react'
import { App, createRtlCache } from './App'
import { createQueryClient } from './api/queryClient'
import { drawPage } from './drawPage'
import { loadAnalytics } from './lib/analytics'
import { holdBackendGate } from './lib/backendGate'
import { createAppRouter } from './router'
import { AfterHydration } from './ui/AfterHydration'

const fakeBackend = () => import('@mocks/index')

if (import.meta.env.VITE_MOCKS) {
  const openedAddress = openLink()
  holdBackendGate(fakeBackend().then(({ startMocks }) => startMocks(openedAddress)))
  if (!import.meta.env.VITE_ANALYTICS_ID) recordAnalytics()
}
const DemoPanel = import.meta.env.VITE_MOCKS
  ? lazy(() => fakeBackend().then(({ loadDemoPanel }) => loadDemoPanel()))
  : null

loadAnalytics(import.meta.env.VITE_ANALYTICS_ID)

const router = createAppRouter()

drawPage(
  router,
  <StrictMode>
    <App queryClient={createQueryClient()} emotionCache={createRtlCache()}>
      <RouterProvider router={router} />
      {DemoPanel && (
        <AfterHydration>
          <DemoPanel router={router} />
        </AfterHydration>
      )}
    </App>
  </StrictMode>,
)
