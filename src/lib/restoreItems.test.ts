import { describe, expect, test } from 'vitest'
import { removalOf, restoreItems as restore } from './restoreItems'

type Item = { id: string; name: string }
const restoreItems = (now: Item[], then: Item[], ids: ReadonlySet<string>) =>
  restore(now, then, ids, ({ id }) => id)
const item = (id: string, name = id) => ({ id, name })
const before = ['a', 'b', 'c', 'd'].map((id) => item(id))

describe('Spec §5: undo of a removal from the toast', () => {
  test('removed items return to their places', () => {
    const now = [item('a'), item('d')]
    expect(restoreItems(now, before, new Set(['b', 'c']))).toEqual(before)
  })

  test('items that changed since then stay changed', () => {
    const now = [item('a', 'renamed'), item('d')]
    const [first] = restoreItems(now, before, new Set(['b', 'c']))
    expect(first).toEqual(item('a', 'renamed'))
  })

  test('items removed since then stay removed, added ones stay at the end', () => {
    const now = [item('a'), item('new')]
    expect(restoreItems(now, before, new Set(['c'])).map(({ id }) => id)).toEqual(['a', 'c', 'new'])
  })

  test('what another tab added in front or moved since then stays where it is', () => {
    const now = [item('new'), item('b'), item('d'), item('c')]
    const ids = restoreItems(now, before, new Set(['a'])).map(({ id }) => id)
    expect(ids).toEqual(['new', 'a', 'b', 'd', 'c'])
    expect(restoreItems([item('new')], [item('a')], new Set(['a']))).toEqual([
      item('new'),
      item('a'),
    ])
  })

  test('what another tab changed before the answer comes back changed', () => {
    const removal = removalOf<Item>(new Set(['b']))
    const now = before.with(1, item('b', 'renamed'))
    expect(removal.restore(removal.remove(now))).toEqual(now)
  })

  test('what another tab removed before the answer does not come back', () => {
    const removal = removalOf<Item>(new Set(['b']))
    const now = before.toSpliced(1, 1)
    expect(removal.restore(removal.remove(now))).toEqual(now)
  })

  test('undoing twice duplicates nothing', () => {
    expect(restoreItems(before, before, new Set(['b']))).toEqual(before)
  })
})
