import { expect, test } from 'vitest'
import { mergeIntoSaved } from './useSavedEditableList'

const item = (id: string, order: number, name: string) => ({ id, order, name, isActive: true })
const base = [item('a', 1, 'عاجل'), item('b', 2, 'رياضة')]

test('a save whose answer comes late keeps what another tab saved meanwhile', () => {
  const sent = base.with(0, item('a', 1, 'عاجل الآن'))
  expect(mergeIntoSaved(base, sent, base)).toBe(sent)
  const others = base.with(1, item('b', 2, 'ملاعب'))
  expect(mergeIntoSaved(base, sent, others)).toEqual([sent[0], others[1]])
})
