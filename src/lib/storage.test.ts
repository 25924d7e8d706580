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

test('what is corrupt or of another shape is like a missing key, with one warning for the key', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const parse = (value: unknown) => {
    if (typeof value !== 'number') throw new TypeError('no number')
    return value
  }
  const read = ['7', '{', '{"version":99}'].map((text) => parseStored('name', text, parse))
  expect(read).toEqual([7, null, null])
  expect(warn.mock.calls).toEqual([[expect.stringContaining('«name»')]])
  warn.mockRestore()
})
