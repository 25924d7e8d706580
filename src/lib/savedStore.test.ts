import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSavedStore, isSaved } from './savedStore'

const KEY = 'saved:follows'
const stored = () => localStorage.getItem(KEY)

function create() {
  return createSavedStore<readonly string[]>({
    name: 'follows',
    shipped: () => ['a'],
    parse: (value) => {
      if (!Array.isArray(value)) throw new TypeError('no list')
      return value
    },
  })
}

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what is saved is there after a reload, and what ships frees the key', () => {
  expect(create().get()).toEqual(['a'])
  expect(create().save(['b'])).toBe(true)
  expect(create().get()).toEqual(['b'])
  expect(isSaved('follows')).toBe(true)
  expect(create().save(['a'])).toBe(true)
  expect(stored()).toBeNull()
})

test('another tab’s value is read; the same value is the same object', () => {
  const here = create()
  const before = here.get()
  expect(here.get()).toBe(before)
  create().save(['c'])
  expect(here.get()).toEqual(['c'])
})

test.each([
  '{"version":1,"val',
  '{"version":2,"value":["b"]}',
  '{"version":1,"value":7}',
  '[]',
  'null',
])('what cannot be read counts as nothing: %s', (text) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  localStorage.setItem(KEY, text)
  const list = create()
  expect(list.get()).toEqual(['a'])
  expect(list.save(['b'])).toBe(true)
  expect(create().get()).toEqual(['b'])
  warn.mockRestore()
})

test('without storage a value applies until the page is reloaded, and the caller gets false', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const list = create()
  const listener = vi.fn()
  list.subscribe(listener)
  expect(list.save(['b'])).toBe(false)
  expect(listener).toHaveBeenCalledTimes(1)
  expect(list.get()).toEqual(['b'])
  expect(create().get()).toEqual(['a'])
})

test('a browser that writes and cannot read has not stored it', () => {
  vi.stubGlobal('localStorage', { setItem: () => {}, getItem: () => null, removeItem: () => {} })
  const list = create()
  expect(list.save(['b'])).toBe(false)
  expect(list.get()).toEqual(['b'])
})

test('what another tab stores is newer than what this one could not store', () => {
  const list = create()
  const { setItem } = localStorage
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(list.save(['b'])).toBe(false)
  localStorage.setItem = setItem
  create().save(['c'])
  expect(list.get()).toEqual(['c'])
})
