import { recordAnalytics } from '@mocks/analyticsLog'
import { openLink } from '@mocks/openedLink'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { App, createRtlCache } from './App'
import { createQueryClient } from './api/queryClient'
import { loadAnalytics } from './lib/analytics'
import { holdBackendGate } from './lib/backendGate'
import { createAppRouter } from './router'

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

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const router = createAppRouter()

createRoot(root).render(
  <StrictMode>
    <App queryClient={createQueryClient()} emotionCache={createRtlCache()}>
      <RouterProvider router={router} />
      {DemoPanel && (
        <Suspense fallback={null}>
          <DemoPanel router={router} />
        </Suspense>
      )}
    </App>
  </StrictMode>,
)
