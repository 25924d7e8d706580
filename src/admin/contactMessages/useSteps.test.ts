import { expect, test } from 'vitest'
import type { ContactMessage } from '@/api/contactMessages'
import { neighboursOf, nextUnanswered, pageWith } from './useSteps'

const IDS = ['a', 'b', 'c']

test.each([
  ['b', 1, { place: 1, previous: 'a', next: 'c' }],
  ['a', 0, { place: 0, previous: undefined, next: 'b' }],
  [undefined, 0, { place: -1, previous: undefined, next: 'a' }],
  // Hidden by the filter since it was read: what moved into its place is next.
  ['x', 1, { place: -1, previous: 'a', next: 'b' }],
  ['x', 3, { place: -1, previous: 'c', next: 'c' }],
])('the neighbours of %s', (openId, lastPlace, expected) => {
  expect(neighboursOf(IDS, openId, lastPlace)).toEqual(expected)
})

test('after a reply the next message without one is open, from the start again at the end', () => {
  const statuses = ['read', 'replied', 'unread', 'replied']
  const found = statuses.map((status, id) => ({ id, status }) as ContactMessage)
  const next = [nextUnanswered(found, '0', 0), nextUnanswered(found, '2', 2)]
  expect(next).toEqual(['2', '0'])
  expect(nextUnanswered(found.slice(1), '2', 1), 'never itself').toBeUndefined()
  expect(nextUnanswered(found, 'hidden', 1)).toBe('2')
})

test('the page of an id, without the first as in the address', () => {
  const ids = Array.from({ length: 60 }, (_, index) => `${index + 1}`)
  const pages = ['25', '26', 'none'].map((id) => pageWith(id, ids))
  expect(pages).toEqual([undefined, 2, undefined])
})
