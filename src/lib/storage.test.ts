import { afterEach, expect, test, vi } from 'vitest'
import { parseStored, readText, removeText, writeText } from './storage'

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['forbidden', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['missing', undefined],
])('%s storage reads as null and refuses writes with false', (_, broken) => {
  vi.stubGlobal('localStorage', broken)
  expect(readText('key')).toBeNull()
  expect(writeText('key', 'نص')).toBe(false)
  expect(() => removeText('key')).not.toThrow()
})

test.each([
  ['corrupt', '{'],
  ['of another shape', '{"version":99}'],
])('%s: like a missing key, with one warning for the key', (what, text) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const parse = (value: unknown) => {
    if (typeof value !== 'number') throw new TypeError('no number')
    return value
  }
  expect(parseStored(what, '7', parse)).toBe(7)
  expect(parseStored(what, text, parse)).toBeNull()
  expect(parseStored(what, text, parse)).toBeNull()
  expect(warn.mock.calls).toEqual([[expect.stringContaining(`«${what}»`)]])
  warn.mockRestore()
})
