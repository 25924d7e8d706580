import { expect, test } from 'vitest'
import { readWholeNumber } from '@/ui/form/CountField'

test.each([
  ['007', 7],
  [' ', 0],
  ['٣٬٦٠٠', 3600],
  ['𞥓𞥖𞥐𞥐', 3600],
  ['3،600', 3600],
  ['3\u202f600', 3600],
  ['3’600', 3600],
  ['1,234,567', 1_234_567],
  ['\u200f+3600\u200e', 3600],
  ['12.00', 12],
])('§5: a typed «%s» is the whole number %d', (typed, value) => {
  expect(readWholeNumber(typed)).toEqual({ value, isExact: true })
})

test.each([
  ['12.000', 12],
  ['1e3', 0],
  ['−3', 0],
  ['٣-', 0],
  ['3,60', 0],
  ['1,2345', 0],
  [',600', 0],
  ['٤٫٩', 4],
  ['1.2.3', 0],
  ['9007199254740993', 0],
])('§5: a typed «%s» is no whole number and counts as %d', (typed, value) => {
  expect(readWholeNumber(typed)).toEqual({ value, isExact: false })
})
