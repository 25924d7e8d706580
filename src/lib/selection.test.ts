import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extend, NO_SELECTION, selectAll, selectAllState, toggle, toggleRange } from './selection'

const ORDER = ['a', 'b', 'c', 'd', 'e', 'f']
const idsOf = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].sort().join('')

test('a click with Shift selects from the row that was clicked last, in either direction', () => {
  const atC = toggle(NO_SELECTION, 'c', true)
  expect(idsOf(toggleRange(atC, ORDER, 'e', true))).toBe('cde')
  const up = toggleRange(atC, ORDER, 'a', true)
  expect(idsOf(up)).toBe('abc')
  expect(idsOf(toggleRange(up, ORDER, 'd', true)), 'again from the same row').toBe('abcd')
  expect(idsOf(toggleRange(up, ORDER, 'b', false)), 'an unselecting click unselects').toBe('a')
  expect(idsOf(toggleRange(NO_SELECTION, ORDER, 'b', true)), 'without a row before').toBe('b')
})

test('Shift and arrows extend the selection, and the way back takes it back', () => {
  let state = extend(NO_SELECTION, ORDER, 'c', 'd')
  expect(idsOf(state)).toBe('cd')
  state = extend(state, ORDER, 'd', 'e')
  expect(idsOf(state)).toBe('cde')
  state = extend(state, ORDER, 'e', 'd')
  state = extend(state, ORDER, 'd', 'c')
  state = extend(state, ORDER, 'c', 'b')
  expect(idsOf(state), 'past the row where it began').toBe('bc')
})

test('what a filter hides stays selected, and is not counted', () => {
  const all = selectAll(NO_SELECTION, ORDER, true)
  const some = selectAll(all, ['b', 'c'], false)
  expect(idsOf(some)).toBe('adef')
  expect(selectAllState(['b', 'c'], some.ids)).toBe('none')
  expect(selectAllState(['a', 'b'], some.ids)).toBe('some')
  expect(selectAllState(['a', 'd'], some.ids)).toBe('all')
  expect(selectAllState([], some.ids), 'of an empty list').toBe('none')
  const elsewhere = toggleRange({ ids: all.ids, anchor: 'z' }, ORDER, 'b', false)
  expect(idsOf(elsewhere), 'the row before is gone').toBe('acdef')
})

test('a range by keys is the range by clicks', () => {
  const at = fc.nat(ORDER.length - 1)
  fc.assert(
    fc.property(at, at, (from, to) => {
      const step = Math.sign(to - from)
      const start = toggle(NO_SELECTION, ORDER[from] ?? '', true)
      let byKeys = start
      for (let now = from; now !== to; now += step)
        byKeys = extend(byKeys, ORDER, ORDER[now] ?? '', ORDER[now + step] ?? '')
      expect(idsOf(byKeys)).toBe(idsOf(toggleRange(start, ORDER, ORDER[to] ?? '', true)))
    }),
  )
})
