import { describe, expect, test } from 'vitest'
import { nextInGrid } from './gridKeys'

// Right to left, two columns, five items:
//   1 0
//   3 2
//     4
describe('§2 countries dropdown: a two-column grid by keyboard', () => {
  test('down and up stay in their column', () => {
    expect(nextInGrid('ArrowDown', 0, 5, 2)).toBe(2)
    expect(nextInGrid('ArrowDown', 1, 5, 2)).toBe(3)
    expect(nextInGrid('ArrowUp', 4, 5, 2)).toBe(2)
  })

  test('left goes forward and right goes back, the direction of Arabic', () => {
    expect(nextInGrid('ArrowLeft', 0, 5, 2)).toBe(1)
    expect(nextInGrid('ArrowLeft', 1, 5, 2)).toBe(2)
    expect(nextInGrid('ArrowRight', 2, 5, 2)).toBe(1)
  })

  test('the ends wrap around: up and down in the column, left and right in reading order', () => {
    expect(nextInGrid('ArrowDown', 4, 5, 2)).toBe(0)
    expect(nextInGrid('ArrowDown', 3, 5, 2)).toBe(1)
    expect(nextInGrid('ArrowUp', 0, 5, 2)).toBe(4)
    expect(nextInGrid('ArrowUp', 1, 5, 2)).toBe(3)
    expect(nextInGrid('ArrowLeft', 4, 5, 2)).toBe(0)
    expect(nextInGrid('ArrowRight', 0, 5, 2)).toBe(4)
  })

  test('other keys, and any key in an empty menu, do nothing', () => {
    expect(nextInGrid('Enter', 0, 5, 2)).toBeNull()
    expect(nextInGrid('ArrowDown', -1, 0, 2)).toBeNull()
  })
})
