/**
 * Gives the preview page a localStorage, a sessionStorage and broadcast channels of its own. The demo serves
 * Storybook and the app from one origin: without this a story would clear what the app has stored, and each
 * would receive the other's changes as those of another tab.
 *
 * `main.ts` writes this function's source into an inline script of iframe.html, before all other scripts,
 * since MSW reads localStorage as it loads. So it may use nothing from outside of its own body.
 */
export function isolateStorage(memoryStorage: () => Storage): void {
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, area, { value: memoryStorage(), configurable: true })
  // What the browser reports is a change of the app's storage. A story may still dispatch such an event itself.
  addEventListener(
    'storage',
    (event) => {
      if (event.isTrusted) event.stopImmediatePropagation()
    },
    { capture: true },
  )
  const suffix = ` of story page ${performance.timeOrigin + Math.random()}`
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name + suffix)
    }
  }
}
