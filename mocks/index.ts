import type { ComponentType } from 'react'
import { ensureLocalStorage } from './memoryStorage'
import type { PanelProps } from './panel/DemoPanel'

/**
 * The one door to the fake backend, for the app in the browser. Resolves when the calls of Spec §7 and
 * the placeholder pictures are answered, or when this browser turns out to answer the calls alone.
 * `?scenario=` in the address that opened the page picks a scenario, until the page is loaded again;
 * `demoLink` says what else an address may ask for.
 */
export async function startMocks(openedAddress: string): Promise<void> {
  ensureLocalStorage()
  // Only now, for msw reads localStorage as it loads.
  const [{ openNetwork }, { handlers }, { director }, { readDemoLink }, { followOtherTabs }] =
    await Promise.all([
      import('./network'),
      import('./handlers'),
      import('./director'),
      import('./demoLink'),
      import('./otherTabs'),
    ])
  director.direction.set(readDemoLink(openedAddress))
  followOtherTabs()
  const network = await openNetwork([...director.handlers, ...handlers])

  // In the dev server a change of a handler or a scenario replaces the handlers. Without this Vite reloads the
  // page, and a reload goes back to the scenario `normal`.
  import.meta.hot?.accept(
    ['./handlers', './director', './demoLink', './otherTabs'],
    async ([newHandlers, newDirector]) => {
      const usual = newHandlers?.handlers ?? (await import('./handlers')).handlers
      const directing = newDirector?.director ?? (await import('./director')).director
      network.resetHandlers(...directing.handlers, ...usual)
    },
  )
}

/** The demo panel, for `lazy`: fetched when the page has nothing else to do, so that it delays nothing. */
export async function loadDemoPanel(): Promise<{ default: ComponentType<PanelProps> }> {
  await idle()
  const { DemoPanel } = await import('./panel/DemoPanel')
  return { default: DemoPanel }
}

/** Some browsers have no idle callback; a moment after the page has loaded does as well. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    const wait = () =>
      'requestIdleCallback' in globalThis
        ? requestIdleCallback(resolve, { timeout: 2000 })
        : setTimeout(resolve, 300)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })
