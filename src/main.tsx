import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, createRtlCache } from './App'
import { createQueryClient } from './api/queryClient'
import { loadAnalytics } from './lib/analytics'
import { holdBackendGate } from './lib/backendGate'
import { createAppRouter } from './router'

if (import.meta.env.VITE_MOCKS) {
  holdBackendGate(import('@mocks/index').then(({ startMocks }) => startMocks()))
}

loadAnalytics(import.meta.env.VITE_ANALYTICS_ID)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <App queryClient={createQueryClient()} emotionCache={createRtlCache()}>
      <RouterProvider router={createAppRouter()} />
    </App>
  </StrictMode>,
)
