import { expect, test } from 'vitest'
import { sortRows } from './sortRows'

test('sorts numbers in both directions, and does not change the given rows', () => {
  const rows = [10, 9, 2, 1] as const
  expect(sortRows(rows, (size) => size, 'ascending')).toEqual([1, 2, 9, 10])
  expect(sortRows([2, 10, 1], (size) => size, 'descending')).toEqual([10, 2, 1])
  expect(rows).toEqual([10, 9, 2, 1])
})

test('sorts texts by the Arabic alphabet, Arabic before Latin; equal ones keep their order', () => {
  const sorted = ['آخر 9', 'آخر 10', 'إعلان', 'ألف', 'بريد', 'واحة', 'Atlas']
  expect(sortRows(sorted.toReversed(), (name) => name, 'ascending')).toEqual(sorted)
  const alike = ['عبد الله', 'عبد الوهاب', 'عبدالله', 'كامل', 'کریم', 'كوثر']
  const spelt = sortRows(alike, (name) => name, 'ascending')
  expect(spelt.map((name) => alike.indexOf(name))).toEqual([0, 2, 1, 3, 4, 5])
  const rows = [{ same: 1 }, { same: 1 }]
  expect(sortRows(rows, ({ same }) => same, 'descending')[0]).toBe(rows[0])
})
