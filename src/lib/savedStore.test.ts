import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#.storybook/isolateStorage'
import { createSavedStore, isSaved } from './savedStore'

const KEY = 'saved:follows'

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
const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

test('what is saved is there after a reload and in another tab, and what ships frees the key', () => {
  const here = create()
  expect(here.get()).toEqual(['a'])
  expect(create().save(['b'])).toBe(true)
  expect(here.get()).toEqual(['b'])
  expect(here.get(), 'so that React does not render endlessly').toBe(here.get())
  expect(isSaved('follows')).toBe(true)
  expect(create().save(['a'])).toBe(true)
  expect(localStorage.getItem(KEY)).toBeNull()
})

test.each(['{"version":1,"val', '{"version":2,"value":["b"]}', '{"version":1,"value":7}'])(
  'what cannot be read counts as nothing: %s',
  (text) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    localStorage.setItem(KEY, text)
    const list = create()
    expect(list.get()).toEqual(['a'])
    expect(list.save(['b'])).toBe(true)
    expect(create().get()).toEqual(['b'])
    warn.mockRestore()
  },
)

test.each([
  ['is full', full],
  ['writes and cannot read', () => {}],
])(
  'where the storage %s, a value applies until a reload, and the caller gets false',
  (_, setItem) => {
    vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => {}, setItem })
    const list = create()
    const listener = vi.fn()
    list.subscribe(listener)
    expect(list.save(['b'])).toBe(false)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(list.get()).toEqual(['b'])
    expect(create().get()).toEqual(['a'])
  },
)

test('what another tab stores is newer than what this one could not store', () => {
  const list = create()
  const { setItem } = localStorage
  localStorage.setItem = full
  expect(list.save(['b'])).toBe(false)
  localStorage.setItem = setItem
  create().save(['c'])
  expect(list.get()).toEqual(['c'])
})
