import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  extend,
  NO_SELECTION,
  selectAll,
  selectAllState,
  toggle,
  toggleRange,
} from './useSelection'

const ORDER = ['a', 'b', 'c', 'd', 'e', 'f']
const idsOf = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].sort().join('')

test('a click with Shift selects from the row that was clicked last, in either direction', () => {
  const atC = toggle(NO_SELECTION, 'c', true)
  const up = toggleRange(atC, ORDER, 'a', true)
  expect(idsOf(up)).toBe('abc')
  expect(idsOf(toggleRange(up, ORDER, 'd', true)), 'again from the same row').toBe('abcd')
  expect(idsOf(toggleRange(up, ORDER, 'b', false)), 'an unselecting click unselects').toBe('a')
  expect(idsOf(toggleRange(NO_SELECTION, ORDER, 'b', true)), 'without a row before').toBe('b')
})

test('a range by Shift and arrows is the range by clicks, also on the way back and past its beginning', () => {
  const at = fc.nat(ORDER.length - 1)
  fc.assert(
    fc.property(at, fc.array(at), (from, stops) => {
      const start = toggle(NO_SELECTION, ORDER[from] ?? '', true)
      let [byKeys, now] = [start, from]
      for (const to of stops) {
        for (const step = Math.sign(to - now); now !== to; now += step)
          byKeys = extend(byKeys, ORDER, ORDER[now] ?? '', ORDER[now + step] ?? '')
        expect(idsOf(byKeys)).toBe(idsOf(toggleRange(start, ORDER, ORDER[to] ?? '', true)))
      }
    }),
  )
  expect(idsOf(extend(NO_SELECTION, ORDER, 'c', 'd')), 'without a row before').toBe('cd')
})

test('what a filter hides stays selected, and is not counted', () => {
  const all = selectAll(NO_SELECTION, ORDER, true)
  const some = selectAll(all, ['b', 'c'], false)
  expect(idsOf(some)).toBe('adef')
  const shown = [['b', 'c'], ['a', 'b'], ['a', 'd'], []]
  expect(shown.map((ids) => selectAllState(ids, some.ids))).toEqual(['none', 'some', 'all', 'none'])
  const elsewhere = toggleRange({ ids: all.ids, anchor: 'z' }, ORDER, 'b', false)
  expect(idsOf(elsewhere), 'the row before is gone').toBe('acdef')
})
