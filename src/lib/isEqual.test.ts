import { expect, test } from 'vitest'
import { isEqual } from './isEqual'

test('the order of keys does not matter, anything else does', () => {
  const value = { a: 1, b: [{ c: null, d: 'x' }, 2] }
  expect(isEqual(value, { b: [{ d: 'x', c: null }, 2], a: 1 })).toBe(true)
  const others = [{ a: 1 }, { ...value, b: [2, { c: null, d: 'x' }] }, { ...value, e: 1 }, null]
  for (const other of others) expect(isEqual(value, other)).toBe(false)
})
