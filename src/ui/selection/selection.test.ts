import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSelection, type Selection } from './useSelection'

const ORDER = ['a', 'b', 'c', 'd', 'e', 'f']
const rowsOf = (ids: readonly string[]) => ids.map((id) => ({ id }))
const idsOf = ({ get }: Selection) => [...get()].sort().join('')

function selectionAt(...clicked: string[]) {
  const selection = createSelection()
  selection.setFound(rowsOf(ORDER))
  for (const id of clicked) selection.toggle(id, true)
  return selection
}

test('a click with Shift selects from the row that was clicked last, in either direction', () => {
  const selection = selectionAt('c')
  selection.toggle('a', true, true)
  expect(idsOf(selection)).toBe('abc')
  selection.toggle('d', true, true)
  expect(idsOf(selection), 'again from the same row').toBe('abcd')
  selection.toggle('b', false, true)
  expect(idsOf(selection), 'an unselecting click unselects').toBe('ad')
  const first = selectionAt()
  first.toggle('b', true, true)
  expect(idsOf(first), 'without a row before').toBe('b')
})

test('a range by Shift and arrows is the range by clicks, also on the way back and past its beginning', () => {
  const at = fc.nat(ORDER.length - 1)
  fc.assert(
    fc.property(at, fc.array(at), (from, stops) => {
      const byKeys = selectionAt(ORDER[from] ?? '')
      let now = from
      for (const to of stops) {
        for (const step = Math.sign(to - now); now !== to; now += step)
          byKeys.extend(ORDER[now] ?? '', ORDER[now + step] ?? '')
        const byClick = selectionAt(ORDER[from] ?? '')
        byClick.toggle(ORDER[to] ?? '', true, true)
        expect(idsOf(byKeys)).toBe(idsOf(byClick))
      }
    }),
  )
  const first = selectionAt()
  first.extend('c', 'd')
  expect(idsOf(first), 'without a row before').toBe('cd')
})

test('what a filter hides stays selected, and is not counted', () => {
  const selection = selectionAt(...ORDER)
  selection.toggleAll(rowsOf(['b', 'c']), false)
  expect(idsOf(selection)).toBe('adef')
  const shown = [['b', 'c'], ['a', 'b'], ['a', 'd'], []]
  expect(shown.map((ids) => selection.stateOf(rowsOf(ids)))).toEqual([
    'none',
    'some',
    'all',
    'none',
  ])
  selection.setFound(rowsOf(['d', 'e']))
  selection.toggle('d', false, true)
  expect(idsOf(selection), 'the row before is gone').toBe('aef')
})
