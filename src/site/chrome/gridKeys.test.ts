import { expect, test } from 'vitest'
import { nextInGrid } from './HeaderMenu'

// Right to left, two columns, five items:
//   1 0
//   3 2
//     4
test.each([
  ['ArrowDown', [2, 3, 4, 1, 0]],
  ['ArrowUp', [4, 3, 0, 1, 2]],
  ['ArrowLeft', [1, 2, 3, 4, 0]],
  ['ArrowRight', [4, 0, 1, 2, 3]],
  ['Enter', [null, null, null, null, null]],
])('§2 countries dropdown: %s goes from each item to %j', (key, expected) => {
  expect([0, 1, 2, 3, 4].map((from) => nextInGrid(key, from, 5, 2))).toEqual(expected)
})
