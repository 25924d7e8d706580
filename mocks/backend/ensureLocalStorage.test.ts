import { afterEach, describe, expect, test, vi } from 'vitest'
import { ensureLocalStorage } from './ensureLocalStorage'
import { memoryStorage } from './memoryStorage'

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
