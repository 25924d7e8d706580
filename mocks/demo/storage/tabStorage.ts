import { setClock } from '@mocks/backend/setClock'
import type { StorageArea } from '@/lib/storage'
import { BROWSER_KEYS, OWN, OWN_SESSION, readTab } from './tabState'

/** A storage that has some keys in `own`, under a prefix, and all others in `real`: other tabs see nothing of them. */
export function tabStorage(
  real: Storage,
  own: Storage,
  prefix: string,
  isOwn: (key: string) => boolean,
): Storage {
  const method =
    (name: string) =>
    (key: string, ...value: string[]) =>
      isOwn(key) ? own[name](prefix + key, ...value) : real[name](key, ...value)
  // The app and its libraries use these three, and `Object.keys`.
  const names = ['getItem', 'setItem', 'removeItem']
  return new Proxy({} as Storage, {
    get: (_, name) => names.find((one) => one === name) && method(String(name)),
    ownKeys: () => [
      ...Object.keys(own).flatMap((key) =>
        key.startsWith(prefix) ? key.slice(prefix.length) : [],
      ),
      ...Object.keys(real).filter((key) => !isOwn(key)),
    ],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

const ofBrowser: readonly string[] = Object.values(BROWSER_KEYS)

/** Gives the page its own storage and clock: early, and again after a link that brings more. */
export function applyTab(): void {
  const tab = readTab()
  // `readTab` has read sessionStorage, so the browser allows both.
  const replace = (area: StorageArea, prefix: string, isOwn: (key: string) => boolean) => {
    const value = tabStorage(globalThis[area], sessionStorage, prefix, isOwn)
    Object.defineProperty(globalThis, area, { value, configurable: true })
  }
  if (tab?.own === 'theme') replace('localStorage', OWN, (key) => key === 'theme')
  if (tab?.own === 'everything') {
    replace('localStorage', OWN, (key) => !ofBrowser.includes(key))
    // Drafts, scroll positions and the like; the demo's own keys are of the tab itself.
    replace('sessionStorage', OWN_SESSION, (key) => !key.startsWith('madar:'))
  }
  const { clock } = tab ?? {}
  const { now } = Date
  // A tour shows the times and ages of the day when it was recorded.
  if (clock !== undefined) setClock(() => now() + clock)
}
