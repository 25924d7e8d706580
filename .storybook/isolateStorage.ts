/**
 * Gives the preview page separate localStorage, sessionStorage and broadcast channels. The demo serves Storybook
 * and the app from one origin. Without this a story would clear what the app has stored, and each would receive
 * the changes of the other as changes of another tab.
 *
 * `main.ts` writes this function's source into an inline script of iframe.html, before all other scripts,
 * since MSW reads localStorage while it loads. So the function must not use anything from outside its body.
 *
 * Pins are the reviewer's, not the app's: their store reads the browser's own storage through `realStorage`
 * (mocks/demo/session/tabStorage.ts), and their changes in other tabs are received.
 */
export function isolateStorage(memoryStorage: () => Storage, pinsKey: string): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    const value = memoryStorage()
    try {
      if (area === 'localStorage')
        Object.assign(value, { [Symbol.for('madar:real-storage')]: localStorage })
    } catch {
      // The browser forbids it.
    }
    Object.defineProperty(window, area, { value, configurable: true })
  }
  // A trusted event is about the app's storage. A story can still dispatch an untrusted one.
  addEventListener(
    'storage',
    (event) => {
      if (event.isTrusted && event.key !== pinsKey) event.stopImmediatePropagation()
    },
    { capture: true },
  )
  const suffix = ` of story page ${performance.timeOrigin + Math.random()}`
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      // Vitest 5.1 waits for the frame of a story on such a channel, whose name it does not export. Delete the
      // exception when Vitest uses no broadcast channels, or is no longer used for stories.
      // @workaround @vitest/browser-playwright: tests/tools/testWatch.spec.ts
      super(name.startsWith('vitest:') ? name : name + suffix)
    }
  }
}
