import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortRows } from './sortRows'

test('sorts numbers in both directions, loses no row and does not change the given rows', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (list) => {
      const before = [...list]
      const sorted = [...list].sort((one, other) => one - other)
      expect(sortRows(list, (size) => size, 'ascending')).toEqual(sorted)
      expect(sortRows(list, (size) => size, 'descending')).toEqual(sorted.reverse())
      expect(list).toEqual(before)
    }),
  )
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
