import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortRows } from './sortRows'

const rows = fc.array(fc.record({ id: fc.nat(), size: fc.nat() }))

test('sorts numbers in both directions, loses no row and does not change the given rows', () => {
  fc.assert(
    fc.property(rows, (list) => {
      const before = [...list]
      const up = sortRows(list, ({ size }) => size, 'ascending')
      const down = sortRows(list, ({ size }) => size, 'descending')
      const sizes = up.map(({ size }) => size)
      expect(sizes).toEqual([...sizes].sort((one, other) => one - other))
      expect(down.map(({ size }) => size)).toEqual([...sizes].reverse())
      expect(new Set(up)).toEqual(new Set(list))
      expect(list).toEqual(before)
    }),
  )
})

test('sorts texts by the Arabic alphabet, Arabic before Latin; equal ones keep their order', () => {
  const texts = ['واحة', 'Atlas', 'ألف', 'مكتبة', 'بريد', 'إعلان', 'آخر 10', 'آخر 9']
  const names = texts.map((name, id) => ({ id, name, one: 1 }))
  const sorted = sortRows(names, ({ name }) => name, 'ascending')
  expect(sorted.map(({ name }) => name)).toEqual([
    ...['آخر 9', 'آخر 10', 'إعلان', 'ألف', 'بريد', 'مكتبة', 'واحة', 'Atlas'],
  ])
  expect(sortRows(names, ({ one }) => one, 'descending')).toEqual(names)
  const alike = [
    'عبد الله',
    'عبد الوهاب',
    'عبدالله',
    'كامل',
    'کریم',
    'كوثر',
    'New York',
    'New\u2011York',
  ]
  const spelt = sortRows(alike, (name) => name, 'ascending')
  expect(spelt.map((name) => alike.indexOf(name))).toEqual([0, 2, 1, 3, 4, 5, 6, 7])
})
