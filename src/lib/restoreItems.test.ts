import { describe, expect, test } from 'vitest'
import { restoreItems } from './restoreItems'

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

  test('undoing twice duplicates nothing', () => {
    expect(restoreItems(before, before, new Set(['b']))).toEqual(before)
  })
})
