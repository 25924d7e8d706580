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

test.each(['{broken', '[]', '{"clock":"1"}'])(
  'a tab with the damaged state %s starts afresh',
  (text) => {
    const items: Record<string, string> = { 'madar:tab': text, 'madar:tab:theme': 'dark', a: 'b' }
    vi.stubGlobal('sessionStorage', storage(items))
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(readTab()).toBeNull()
    expect(items).toEqual({ a: 'b' })
    changeTab({ network: 'slow' })
    expect(readTab()).toEqual({ network: 'slow' })
  },
)

test('the theme of a tab hides the browser’s own; everything else is shared', () => {
  const [real, own] = [{ theme: 'dark', settings: 'x' } as Record<string, string>, {}]
  const tab = tabStorage(storage(real), storage(own), 'tab:', (key) => key === 'theme')
  expect(tab.getItem('theme')).toBeNull()
  tab.setItem('theme', 'light')
  tab.setItem('settings', 'y')
  expect(tab.getItem('theme')).toBe('light')
  expect(real).toEqual({ theme: 'dark', settings: 'y' })
  expect(own).toEqual({ 'tab:theme': 'light' })
  expect(Object.keys(tab).toSorted()).toEqual(['settings', 'theme'])
})

test('a tab with data of its own sees nothing of the browser’s', () => {
  const [real, own] = [
    { 'saved:ads': 'mine' } as Record<string, string>,
    { 'tab:saved:users': 'x', other: 'y' } as Record<string, string>,
  ]
  const tab = tabStorage(storage(real), storage(own), 'tab:', () => true)
  expect(Object.keys(tab)).toEqual(['saved:users'])
  expect(tab.getItem('saved:users')).toBe('x')
  expect(tab.getItem('saved:ads')).toBeNull()
  tab.removeItem('saved:ads')
  expect(real).toEqual({ 'saved:ads': 'mine' })
  expect(own).toEqual({ 'tab:saved:users': 'x', other: 'y' })
})
