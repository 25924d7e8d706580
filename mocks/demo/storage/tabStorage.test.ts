import { afterEach, expect, test, vi } from 'vitest'
import { changeTab, readTab } from './tabState'
import { tabStorage } from './tabStorage'

/** A storage whose items are its own properties, as in a browser: `Object.keys` lists them. */
function storage(items: Record<string, string>): Storage {
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem(key: string, value: string) {
      items[key] = value
    },
    removeItem(key: string) {
      delete items[key]
    },
  }
  return new Proxy(items, {
    get: (_, name) => Reflect.get(name in methods ? methods : items, name),
  }) as unknown as Storage
}

afterEach(() => vi.unstubAllGlobals())

test.each(['{broken', '[]'])('a tab with the damaged state %s starts afresh', (text) => {
  const items: Record<string, string> = {
    'madar:tab:2': text,
    'madar:own:local:theme': 'dark',
    a: 'b',
  }
  vi.stubGlobal('sessionStorage', storage(items))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(readTab()).toBeNull()
  expect(items).toEqual({ a: 'b' })
  changeTab({ network: 'slow' })
  expect(readTab()).toEqual({ network: 'slow' })
})

test.each([
  [
    'its theme hides the browser’s own; everything else is shared',
    (key: string) => key === 'theme',
    { theme: 'dark', settings: 'x' },
    { theme: 'dark', settings: 'y' },
    { 'tab:theme': 'light' },
  ],
  [
    'all its data are its own',
    () => true,
    { settings: 'x' },
    { settings: 'x' },
    { 'tab:theme': 'light', 'tab:settings': 'y' },
  ],
])('the storage of a tab: %s', (_, isOwn, before, realAfter, ownAfter) => {
  const [real, own] = [{ ...before } as Record<string, string>, {}]
  const tab = tabStorage(storage(real), storage(own), 'tab:', isOwn)
  expect(tab.getItem('theme')).toBeNull()
  tab.setItem('theme', 'light')
  tab.setItem('settings', 'y')
  expect([real, own]).toEqual([realAfter, ownAfter])
  expect(Object.keys(tab).toSorted()).toEqual(['settings', 'theme'])
})
