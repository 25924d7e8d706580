import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#.storybook/isolateStorage'
import { ensureLocalStorage } from './ensureLocalStorage'

afterEach(() => vi.unstubAllGlobals())

test('a page without access to localStorage gets one that is empty and refuses writes', () => {
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

test('a working localStorage stays', () => {
  const real = memoryStorage()
  vi.stubGlobal('localStorage', real)
  ensureLocalStorage()
  expect(localStorage).toBe(real)
})
