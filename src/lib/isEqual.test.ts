import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEqual } from './isEqual'

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, each]) => [key, reversed(each)]),
  )
}

test('the order of keys does not matter, anything else does', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(isEqual(a, reversed(a))).toBe(true)
      expect(isEqual({ a, b: 1 }, { a })).toBe(false)
      if (typeof a === 'string') expect(isEqual([a, b], [b, a])).toBe(a === b)
    }),
  )
})
