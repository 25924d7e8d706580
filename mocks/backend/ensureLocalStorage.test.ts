import { afterEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '#.storybook/isolateStorage'
import { ensureLocalStorage } from './ensureLocalStorage'

afterEach(() => vi.unstubAllGlobals())

describe('a page without access to localStorage', () => {
  test('gets one that is empty and refuses writes', () => {
    vi.stubGlobal('localStorage', undefined)
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      configurable: true,
    })
    ensureLocalStorage()
    expect(localStorage.getItem('key')).toBeNull()
    expect(() => localStorage.setItem('key', 'نص')).toThrow('forbids')
  })

  test('does not replace a working localStorage', () => {
    const real = memoryStorage()
    vi.stubGlobal('localStorage', real)
    ensureLocalStorage()
    expect(localStorage).toBe(real)
  })
})

test('the storage in memory behaves like Storage', () => {
  const storage = memoryStorage()
  storage.setItem('a', '1')
  storage.setItem('b', '2')
  storage.removeItem('a')
  expect([storage.length, storage.key(0), storage.key(1), storage.getItem('a')]).toEqual([
    1,
    'b',
    null,
    null,
  ])
  storage.clear()
  expect(storage.length).toBe(0)
})
