import { describe, expect, test } from 'vitest'
import { restoreItems } from './restoreItems'

const item = (id: string, name = id) => ({ id, name })
const before = ['a', 'b', 'c', 'd'].map((id) => item(id))

describe('Spec §5: undo of a removal from the toast', () => {
  test('the removed come back to their places', () => {
    const now = [item('a'), item('d')]
    expect(restoreItems(now, before, new Set(['b', 'c']))).toEqual(before)
  })

  test('what changed since then stays changed', () => {
    const now = [item('a', 'renamed'), item('d')]
    const [first] = restoreItems(now, before, new Set(['b', 'c']))
    expect(first).toEqual(item('a', 'renamed'))
  })

  test('what was removed since then stays gone, what was added stays at the end', () => {
    const now = [item('a'), item('new')]
    expect(restoreItems(now, before, new Set(['c'])).map(({ id }) => id)).toEqual(['a', 'c', 'new'])
  })

  test('undoing twice doubles nothing', () => {
    expect(restoreItems(before, before, new Set(['b']))).toEqual(before)
  })
})
