import { useEffect } from 'react'

const waiting = new Set<() => Promise<unknown>>()
const loaded = new WeakSet<() => Promise<unknown>>()
/** The number of running loops of `loadQuietly`: a request that never ends stops only one. */
let loaders = 0

/**
 * Loads code that a press on this component may need, while the browser is idle. `load` must be the same function at
 * each render. A failure is silent: the press loads it again.
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (loaded.has(load)) return
    waiting.add(load)
    void loadQuietly()
    return () => void waiting.delete(load)
  }, [load])
}

/** The most requests at a time: one would wait for each latency, and all would share the connection with a press. */
const AT_ONCE = 8

const pageReady = Promise.withResolvers<void>()
/** Call it when the page is hydrated: before that, code that a press may need would delay what every press needs. */
export const startQuietLoading = (): void => pageReady.resolve()

async function loadQuietly() {
  if (loaders === AT_ONCE) return
  loaders += 1
  await pageReady.promise
  await (savesData() ? firstAction() : pageLoaded())
  for (const load of waiting) {
    waiting.delete(load)
    await idle()
    await load().then(
      () => loaded.add(load),
      () => {},
    )
  }
  loaders -= 1
}

/** Whether the reader wants few bytes, or has a slow line, on which quiet loading would delay a press. */
export function savesData(): boolean {
  // TypeScript, Firefox and Safari do not know `connection`; extensions against tracking set it to null.
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

const once = (target: EventTarget, ...types: string[]) =>
  new Promise<void>((resolve) => {
    for (const type of types) target.addEventListener(type, () => resolve(), { once: true })
  })

/** Resolves when the reader next presses or focuses something. */
export const firstAction = () => once(document, 'pointerdown', 'keydown', 'focusin')

export const pageLoaded = () =>
  document.readyState === 'complete' ? undefined : once(window, 'load')

/** Resolves when the browser is idle. Safari has no idle callback. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 50)
  })
