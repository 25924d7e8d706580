import type { ComponentType } from 'react'
import { ensureLocalStorage } from './ensureLocalStorage'
import type { PanelProps } from './panel/DemoPanel'

/**
 * The only entry to the fake backend for the app in the browser. Resolves when the calls of Spec §7 and the
 * placeholder pictures are answered; without a service worker, when only the calls are. `network` says how, as the
 * params of a demo link (`applyDemoLink`).
 */
export async function startMocks(network: string): Promise<void> {
  ensureLocalStorage()
  // Import these only now: msw reads localStorage while it loads.
  const [
    { openNetwork },
    { handlers },
    { mockController },
    { readNetwork },
    { invalidateOnExternalChange },
    { followNetwork },
  ] = await Promise.all([
    import('./network'),
    import('./handlers'),
    import('./mockController'),
    import('./demoLink'),
    import('./crossTab'),
    import('./tab/keepNetwork'),
  ])
  mockController.overrides.set(readNetwork(network))
  followNetwork()
  invalidateOnExternalChange()
  const opened = await openNetwork([...mockController.handlers, ...handlers])

  // In the dev server a change of a handler or a scenario replaces the handlers. Without this Vite reloads the
  // page, and a reload resets the scenario to `normal`.
  import.meta.hot?.accept(
    [
      './handlers',
      './mockController',
      './demoLink',
      './crossTab',
      // The started ones continue; they import the scenarios too.
      './tab/keepNetwork',
      './recorder/listen',
    ],
    async ([newHandlers, newModule]) => {
      const usual = newHandlers?.handlers ?? (await import('./handlers')).handlers
      const nextController =
        newModule?.mockController ?? (await import('./mockController')).mockController
      opened.resetHandlers(...nextController.handlers, ...usual)
    },
  )
}

/** Loads the demo panel, for `lazy`. It waits until the page is idle, so that it delays nothing. */
export async function loadDemoPanel(): Promise<{ default: ComponentType<PanelProps> }> {
  await idle()
  const { DemoPanel } = await import('./panel/DemoPanel')
  void startTools()
  return { default: DemoPanel }
}

/** The journal and the recorder: after the page has become quiet, so that they compete with nothing. */
async function startTools(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  await idle()
  const [{ startJournal }, { listen }, { recordConsole }] = await Promise.all([
    import('./journal/journal'),
    import('./recorder/listen'),
    import('./recorder/consoleLog'),
  ])
  startJournal()
  recordConsole()
  listen()
}

/** Longer than browsers and our measurements wait until they call a network idle. */
const QUIET_MS = 700

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
