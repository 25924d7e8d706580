import { expect, test } from 'vitest'
import { nextSorting, type Sorting } from './sorting'

test.each([
  ['text', 'ascending', 'descending'],
  ['number', 'descending', 'ascending'],
] as const)(
  'clicks on the header of a %s sort %s, then %s, then return to the order of the list',
  (kind, first, second) => {
    const column = { key: 'a', header: '', cell: () => '', sort: { by: () => 0, kind } }
    const directions = []
    let now: Sorting | null = null
    for (let click = 0; click < 3; click++) {
      now = nextSorting(column, now)
      directions.push(now?.direction)
    }
    expect(directions).toEqual([first, second, undefined])
    expect(nextSorting(column, { key: 'b', direction: first })?.direction).toBe(first)
  },
)
