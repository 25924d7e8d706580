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
    { placeholderImageHandlers },
    { mockController },
    { readNetwork },
    { invalidateOnExternalChange },
    { followNetwork },
  ] = await Promise.all([
    import('./network'),
    import('./handlers/placeholderImage'),
    import('./mockController'),
    import('./demoLink'),
    import('./crossTab'),
    import('./tab/keepNetwork'),
  ])
  mockController.overrides.set(readNetwork(network))
  followNetwork()
  invalidateOnExternalChange()
  const opened = await openNetwork([...mockController.handlers, ...placeholderImageHandlers()])

  // In the dev server a change of a handler or a scenario replaces the handlers. Without this Vite reloads the
  // page, and a reload resets the scenario to `normal`.
  import.meta.hot?.accept(
    [
      './handlers/placeholderImage',
      './mockController',
      './demoLink',
      './crossTab',
      // The controller imports the new ones with the next call.
      './handlers',
      './scenarioHandlers',
      // The started ones continue; they import the scenarios too.
      './tab/keepNetwork',
      './recorder/listen',
    ],
    async ([newPictures, newModule]) => {
      const pictures = newPictures ?? (await import('./handlers/placeholderImage'))
      const { mockController: nextController } = newModule ?? (await import('./mockController'))
      opened.resetHandlers(...nextController.handlers, ...pictures.placeholderImageHandlers())
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
    // Later calls are answered also when the host of the demo is gone.
    import('./handlers'),
    import('./scenarioHandlers'),
  ])
  startJournal()
  recordConsole()
  listen()
}

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
