/** Returns a `Storage` that lives as long as the page; it must not use anything from outside its body, either. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, String(value)),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

/**
 * Gives the preview page separate localStorage, sessionStorage and broadcast channels. The demo serves Storybook
 * and the app from one origin. Without this a story would clear what the app has stored, and each would receive
 * the changes of the other as changes of another tab.
 *
 * `main.ts` writes this function's source into an inline script of iframe.html, before all other scripts,
 * since MSW reads localStorage while it loads. So the function must not use anything from outside its body.
 */
export function isolateStorage(memoryStorage: () => Storage): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    const value = memoryStorage()
    Object.defineProperty(window, area, { value, configurable: true })
  }
  // A trusted event is about the app's storage. A story can still dispatch an untrusted one.
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
      // Vitest 5.1 waits for the frame of a story on such a channel, whose name it does not export. Delete the
      // exception when Vitest uses no broadcast channels, or is no longer used for stories.
      // @workaround @vitest/browser-playwright: tests/tools/testWatch.spec.ts
      super(name.startsWith('vitest:') ? name : name + suffix)
    }
  }
}
