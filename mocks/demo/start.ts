import { loadHandlers, type ToolProps, tools } from '@mocks/backend/start'
import type { ComponentType } from 'react'
import { recordAnalytics } from './analyticsLog'
import { applyDemoLink } from './session/applyDemoLink'

// The condition is a constant of the build: a production build has nothing of the demo.
if (import.meta.env.VITE_MOCKS) {
  tools.readAddress = () => {
    if (!import.meta.env.VITE_ANALYTICS_ID) recordAnalytics()
    return applyDemoLink()
  }
  tools.loadPanel = loadPanel
}

/** Waits until the page is idle, so that the panel delays nothing. */
async function loadPanel(): Promise<{ default: ComponentType<ToolProps> }> {
  await idle()
  const [{ DemoPanel }, { followNetwork }] = await Promise.all([
    import('./panel/DemoPanel'),
    import('./session/keepNetwork'),
  ])
  followNetwork()
  void startTools()
  return { default: DemoPanel }
}

/** The journal and the recorder: after the page has become quiet, so that they compete with nothing. */
async function startTools(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  await idle()
  const [{ startJournal }, { listen }, { recordErrors }] = await Promise.all([
    import('./journal/journal'),
    import('./session/listen'),
    import('./session/consoleLog'),
    loadHandlers(),
  ])
  startJournal()
  recordErrors()
  listen()
}

// The started ones continue. Without this a changed scenario, which they import, would reload the page.
import.meta.hot?.accept(['./session/keepNetwork', './session/listen'], () => undefined)

/** Longer than browsers and our measurements wait until they call a network idle. */
const QUIET_MS = 1000

/**
 * Resolves when the page has loaded and is idle. Browsers without `requestIdleCallback` wait 300 ms instead.
 */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    const wait = () =>
      'requestIdleCallback' in globalThis
        ? requestIdleCallback(resolve, { timeout: 2000 })
        : setTimeout(resolve, 300)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })
