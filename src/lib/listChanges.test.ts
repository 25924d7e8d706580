import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diff, revert } from './listChanges'
import { type LoggedItem, rebase } from './rebase'

/** A list as the stores hold it: unique ids, `order` from 1. */
const list = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      name: fc.constantFrom('س', 'ص', 'ع'),
      isActive: fc.boolean(),
    }),
    { selector: ({ id }) => id },
  )
  .map((items): LoggedItem[] => items.map((item, index) => ({ ...item, order: index + 1 })))

/** Reverts the change from one list to another in a list that has changed since. */
function revertChange(from: LoggedItem[], to: LoggedItem[], now: LoggedItem[]) {
  const change = diff(from, to)
  return change ? revert(now, change) : now
}

test('the change between two states of a list leads back from one to the other', () => {
  fc.assert(
    fc.property(list, list, (before, after) => {
      expect(revertChange(before, after, after)).toEqual(before)
    }),
    { numRuns: 300 },
  )
})

test('edits made in a list that has changed since: both are there, and only edited fields are set', () => {
  const item = (id: string, name: string, source = '') => ({ id, name, source })
  const base = [item('a', 'عاجل'), item('b', 'رياضة'), item('c', 'علوم')]
  const mine = [item('a', 'عاجل', 'وكالة'), item('c', 'العلوم')]
  const now = [item('new', 'طقس'), item('a', 'خبر عاجل'), item('b', 'الرياضة')]
  // «c» was edited here and removed there.
  const both = [item('new', 'طقس'), item('a', 'خبر عاجل', 'وكالة'), item('c', 'العلوم')]
  expect(rebase(base, mine, now)).toEqual(both)
  expect(rebase(base, mine, [...base])).toBe(mine)
  fc.assert(
    fc.property(list, list, (from, to) => {
      expect(rebase(from, to, from)).toEqual(to)
      expect(rebase(from, from, to)).toEqual(to)
    }),
  )
})

test('parts of a record and settings that changed since stay', () => {
  const [a, b] = [[{ id: 'a', name: 'عاجل' }], [{ id: 'b', name: 'رياضة' }]]
  expect(rebase({}, { egypt: a }, { jordan: b })).toEqual({ egypt: a, jordan: b })
  const base = { siteName: 'مدار', timezone: 'Asia/Riyadh' }
  expect(
    rebase(base, { ...base, siteName: 'المدار' }, { ...base, timezone: 'Africa/Cairo' }),
  ).toEqual({ siteName: 'المدار', timezone: 'Africa/Cairo' })
})

test('reverting an older change keeps the fields that changed since, and their parts', () => {
  const size = { width: 300, height: 250 }
  const was = { id: 'a', sources: ['س'], campaign: { name: 'ص', budget: 1 }, dimensions: size }
  const campaign = { name: 'ص', budget: 2 }
  const changed = { ...was, sources: ['س', 'ع'], campaign, dimensions: { ...size, width: 250 } }
  const now = {
    ...changed,
    isActive: false,
    sources: ['س', 'ع', 'ف'],
    campaign: { ...campaign, name: 'ق' },
    dimensions: { width: 160, height: 600 },
  }
  expect(revertChange([was], [changed], [now])).toEqual([
    // A size is one choice.
    { ...was, isActive: false, sources: ['س', 'ف'], campaign: { name: 'ق', budget: 1 } },
  ])
})

test('reverting a removal keeps an item that is back already, with its fields of today', () => {
  const was = { id: 'a', name: 'س', order: 1 }
  const now = { ...was, name: 'ص' }
  expect(revertChange([was], [], [now])).toEqual([now])
})
