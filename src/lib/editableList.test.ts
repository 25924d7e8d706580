import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  add,
  inOrder,
  move,
  type Ordered,
  renumber,
  type Step,
  stepFrom,
  update,
} from './editableList'

type Item = Ordered & { name: string }
const item = (id: string, order: number): Item => ({ id, order, name: id })
const ids = (items: readonly Ordered[]) => items.map(({ id }) => id).join('')
const abc = [item('a', 1), item('b', 2), item('c', 3)]

test('§4 a new item is at the end, with the highest order + 1', () => {
  expect(add([item('a', 4), item('b', 2)], { id: 'c', name: 'c' }).at(-1)).toEqual(item('c', 5))
  expect(add<Item>([], { id: 'a', name: 'a' })).toEqual([item('a', 1)])
})

test('the «move» menu: up, down, first, last; at an end nothing moves', () => {
  const moved = (at: number, step: Step) => {
    const { id } = abc[at] as Item
    return ids(move(abc, id, stepFrom(at, step, abc.length)))
  }
  expect([moved(1, 'up'), moved(1, 'down'), moved(2, 'first')]).toEqual(['bac', 'acb', 'cab'])
  expect([moved(0, 'last'), moved(2, 'down')]).toEqual(['bca', 'abc'])
})

test('§4 an edit changes one item, and one that is undone leaves the list as it was', () => {
  const edited = update(abc, 'a', { name: 'z' })
  expect(edited, 'the others are as before').toEqual(abc.with(0, { ...item('a', 1), name: 'z' }))
  expect(move(move(abc, 'a', 2), 'a', 0)).toEqual(abc)
})

test('§4 after any sequence of actions the orders are 1..n, and no item is lost or duplicated', () => {
  const kind = fc.constantFrom('add', 'move', 'remove', 'update')
  const act = fc.record({ kind, at: fc.nat(30), to: fc.integer({ min: -5, max: 40 }) })
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (actions) => {
      let items = abc
      const expected = new Set(['a', 'b', 'c'])
      for (const [index, { kind, at, to }] of actions.entries()) {
        const target = items[at % Math.max(items.length, 1)]
        if (kind === 'add') {
          items = add(items, { id: `i${index}`, name: 'new' })
          expected.add(`i${index}`)
        } else if (target && kind === 'move') items = move(items, target.id, to)
        else if (target && kind === 'update') items = update(items, target.id, { name: 'changed' })
        else if (target) {
          items = renumber(items.filter((item) => item !== target))
          expected.delete(target.id)
        }
        expect(items.map(({ order }) => order)).toEqual(items.map((_, index) => index + 1))
        expect(items.map(({ id }) => id).toSorted()).toEqual([...expected].toSorted())
      }
    }),
  )
})

test('§4 orders with gaps and duplicates are sorted and numbered again from 1; an unknown item moves nothing', () => {
  expect(inOrder([item('c', 9), item('a', 2), item('b', 2)])).toEqual(abc)
  expect(move(abc, 'gone', 0)).toEqual(abc)
})
