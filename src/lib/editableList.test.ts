import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  inOrder,
  isDirty,
  move,
  type Ordered,
  renumber,
  type Step,
  stepFrom,
  update,
} from './editableList'
import { removalOf } from './restoreItems'

type Item = Ordered & { name: string }
const item = (id: string, order: number): Item => ({ id, order, name: id })
const ids = (items: readonly Ordered[]) => items.map(({ id }) => id).join('')
const abc = [item('a', 1), item('b', 2), item('c', 3)]

const expectNumbered = (items: readonly Ordered[]) =>
  expect(items.map(({ order }) => order)).toEqual(items.map((_, index) => index + 1))

describe('§4 an editable list', () => {
  test('a new item is at the end, with the highest order + 1', () => {
    expect(add([item('a', 4), item('b', 2)], { id: 'c', name: 'c' }).at(-1)).toEqual(item('c', 5))
    expect(add<Item>([], { id: 'a', name: 'a' })).toEqual([item('a', 1)])
  })

  test('the items of the «move» menu, for any place', () => {
    const moved = (id: string, step: Step) =>
      ids(
        move(
          abc,
          id,
          stepFrom(
            abc.findIndex((one) => one.id === id),
            step,
            abc.length,
          ),
        ),
      )
    expect(moved('b', 'up')).toBe('bac')
    expect(moved('b', 'down')).toBe('acb')
    expect(moved('c', 'first')).toBe('cab')
    expect(moved('a', 'last')).toBe('bca')
    expect(moved('a', 'up'), 'nothing is before the first').toBe('abc')
    expect(moved('c', 'down')).toBe('abc')
  })

  test('the list is dirty after any edit, and not when the edit is undone', () => {
    const edited = update(abc, 'a', { name: 'z' })
    expect(edited, 'the others are as before').toEqual([
      { ...item('a', 1), name: 'z' },
      abc[1],
      abc[2],
    ])
    expect(isDirty(edited, abc)).toBe(true)
    expect(isDirty(move(move(abc, 'a', 2), 'a', 0), abc)).toBe(false)
  })
})

type Operation =
  | { kind: 'add' }
  | { kind: 'move'; at: number; to: number }
  | { kind: 'remove'; at: number }
  | { kind: 'undo' }
  | { kind: 'update'; at: number }

const act: fc.Arbitrary<Operation> = fc.oneof(
  fc.constant<Operation>({ kind: 'add' }),
  fc.record({
    kind: fc.constant('move' as const),
    at: fc.nat(30),
    to: fc.integer({ min: -5, max: 40 }),
  }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(30) }),
  fc.constant<Operation>({ kind: 'undo' }),
  fc.record({ kind: fc.constant('update' as const), at: fc.nat(30) }),
)

test('§4 after any sequence of actions the orders are 1..n, and no item is lost or duplicated', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string(), { maxLength: 8 }),
      fc.array(act, { maxLength: 40 }),
      (names, operations) => {
        let made = 0
        let items: Item[] = renumber(names.map((name) => ({ id: `i${made++}`, order: 0, name })))
        let expected = new Set(items.map(({ id }) => id))
        let removal = removalOf<Item>(new Set())
        for (const next of operations) {
          const target = 'at' in next ? items[next.at % Math.max(items.length, 1)] : undefined
          if (next.kind === 'add') {
            const id = `i${made++}`
            items = add(items, { id, name: '' })
            expected = expected.add(id)
          } else if (next.kind === 'undo') {
            items = renumber(removal.restore(items))
            expected = new Set(items.map(({ id }) => id))
          } else if (target && next.kind === 'move') {
            items = move(items, target.id, next.to)
          } else if (target && next.kind === 'update') {
            items = update(items, target.id, { name: 'changed' })
          } else if (target) {
            removal = removalOf(new Set([target.id]))
            items = renumber(removal.remove(items))
            expected.delete(target.id)
          }
          expectNumbered(items)
          expect(new Set(items.map(({ id }) => id))).toEqual(expected)
          expect(items).toHaveLength(expected.size)
        }
      },
    ),
  )
})

test('orders with gaps and duplicates are sorted and numbered again from 1 (§4)', () => {
  const items = [
    { id: 'c', order: 9 },
    { id: 'a', order: 2 },
    { id: 'b', order: 2 },
  ]
  expect(inOrder(items)).toEqual([
    { id: 'a', order: 1 },
    { id: 'b', order: 2 },
    { id: 'c', order: 3 },
  ])
})

test('moving an unknown item changes nothing', () => {
  const items = [
    { id: 'a', order: 1 },
    { id: 'b', order: 2 },
  ]
  expect(move(items, 'gone', 0)).toEqual(items)
})
