import { expect, test } from 'vitest'
import { isWholeNumber, wholeNumber } from './wholeNumber'

test.each([
  ['12', 12, true],
  ['007', 7, true],
  ['', 0, true],
  ['كثير', 0, false],
  ['-3', 0, false],
  ['4.9', 4, false],
  ['Infinity', 0, false],
  ['1e999', 0, false],
])('§5: a typed «%s» counts as %d', (typed, value, isTakenAsItIs) => {
  expect(wholeNumber(typed)).toBe(value)
  expect(isWholeNumber(typed)).toBe(isTakenAsItIs)
})
