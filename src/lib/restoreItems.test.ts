import { expect, test } from 'vitest'
import { removalOf, restoreItems as restore } from './restoreItems'

type Item = { id: string; name: string }
const restoreItems = (now: Item[], then: Item[], ...ids: string[]) =>
  restore(now, then, new Set(ids), ({ id }) => id)
const item = (id: string, name = id) => ({ id, name })
const before = ['a', 'b', 'c', 'd'].map((id) => item(id))

test('§5: undone, removed items return to their places; what changed or went since stays so', () => {
  expect(restoreItems([item('a'), item('d')], before, 'b', 'c')).toEqual(before)
  const now = [item('a', 'renamed'), item('new')]
  const ids = restoreItems(now, before, 'c').map(({ id, name }) => `${id} ${name}`)
  expect(ids).toEqual(['a renamed', 'c c', 'new new'])
  expect(restoreItems(before, before, 'b'), 'undone twice').toEqual(before)
})

test('what another tab added in front or moved since then stays where it is', () => {
  const now = [item('new'), item('b'), item('d'), item('c')]
  expect(
    restoreItems(now, before, 'a')
      .map(({ id }) => id)
      .join(' '),
  ).toBe('new a b d c')
  expect(restoreItems([item('new')], [item('a')], 'a')).toEqual([item('new'), item('a')])
})

test('what another tab changed or removed before the answer comes back so', () => {
  for (const now of [before.with(1, item('b', 'renamed')), before.toSpliced(1, 1)]) {
    const removal = removalOf<Item>(new Set(['b']))
    expect(removal.restore(removal.remove(now))).toEqual(now)
  }
})
