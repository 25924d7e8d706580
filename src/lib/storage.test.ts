import { afterEach, describe, expect, test, vi } from 'vitest'
import { parseStored, readText, removeText, writeText } from './storage'

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

afterEach(() => vi.unstubAllGlobals())

describe('storage that never throws', () => {
  test('writes, reads and removes a text', () => {
    const items = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    })
    expect(writeText('key', 'نص')).toBe(true)
    expect(readText('key')).toBe('نص')
    removeText('key')
    expect(readText('key')).toBeNull()
  })

  test.each([
    ['forbidden', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['missing', undefined],
  ])('%s storage reads as null and refuses writes with false', (_, broken) => {
    vi.stubGlobal('localStorage', broken)
    expect(readText('key')).toBeNull()
    expect(writeText('key', 'نص')).toBe(false)
    expect(() => removeText('key')).not.toThrow()
  })
})

describe('values stored as JSON', () => {
  const parse = (value: unknown) => {
    if (typeof value !== 'number') throw new TypeError('no number')
    return value
  }

  test('are returned by their parser; a missing key is null', () => {
    expect(parseStored('seven', '7', parse)).toBe(7)
    expect(parseStored('seven', null, parse)).toBeNull()
  })

  test.each([
    ['corrupt', '{'],
    ['of another shape', '{"version":99}'],
  ])('%s: like a missing key, with one warning for the key', (what, text) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(parseStored(what, text, parse)).toBeNull()
    expect(parseStored(what, text, parse)).toBeNull()
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`«${what}»`)]])
    warn.mockRestore()
  })
})
