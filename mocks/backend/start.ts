import type { ComponentType } from 'react'

/**
 * What the app does with the fake backend besides starting it. `mocks/demo` replaces both; without that folder the
 * params of the address choose the scenario, and there is no panel.
 */
export const tools: {
  /** Runs before the router reads the address. Resolves to how the calls are answered (`networkParams.ts`). */
  readAddress: () => Promise<string>
  loadPanel?: () => Promise<ComponentType>
} = { readAddress: async () => location.search.slice(1) }

/**
 * The only entry to the fake backend for the app in the browser. Resolves when the calls of Spec §7 and the placeholder
 * pictures are answered; without a service worker, when only the calls are. `network` says how (`networkParams.ts`).
 */
export async function startMocks(network: string): Promise<void> {
  // A bundler follows imports before it removes unused code: this line removes them from a production build.
  if (!import.meta.env.VITE_MOCKS) return
  ensureLocalStorage()
  // Import these only now: msw reads localStorage while it loads.
  const [
    { openNetwork, invalidateOnExternalChange },
    { placeholderImageHandlers },
    { mockController },
    { readNetwork },
  ] = await Promise.all([
    import('./network'),
    import('./handlers/placeholderImage'),
    import('./mockController'),
    import('./networkParams'),
  ])
  mockController.overrides.set(readNetwork(network))
  invalidateOnExternalChange()
  const opened = await openNetwork([...mockController.handlers, ...placeholderImageHandlers()])
  // In the dev server a change of a handler or a scenario replaces the handlers. Without this Vite reloads the
  // page, and a reload resets the scenario to `normal`.
  import.meta.hot?.accept(
    [
      './handlers/placeholderImage',
      './mockController',
      './networkParams',
      // The controller imports the new ones with the next call.
      './handlers',
      './scenarioHandlers',
    ],
    async ([newPictures, newModule]) => {
      const pictures = newPictures ?? (await import('./handlers/placeholderImage'))
      const { answerAll } = await import('./answerAll')
      const { mockController: nextController } = newModule ?? (await import('./mockController'))
      opened.resetHandlers(
        answerAll([...nextController.handlers, ...pictures.placeholderImageHandlers()]),
      )
    },
  )
}

/**
 * Defines `localStorage` where the browser forbids it: msw reads it while it loads, and if that throws, there is no fake
 * backend at all. Its replacement is empty and has no `setItem`, so that the app still says what it could not store.
 */
function ensureLocalStorage(): void {
  try {
    // A storage that exists may still throw on access.
    if (globalThis.localStorage) return void globalThis.localStorage.getItem('')
  } catch {
    // Forbidden: the getter of `localStorage` throws.
  }
  const value = { getItem: () => null }
  Object.defineProperty(globalThis, 'localStorage', { value, configurable: true })
}
