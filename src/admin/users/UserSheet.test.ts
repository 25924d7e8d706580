import { expect, test } from 'vitest'
import type { LogEntry } from '@/saved/changeLog'
import { userActivity } from './UserSheet'

/** What `by` changed of the item `id` in a list. */
const entry = (by: string, list: LogEntry['list'], id: string): LogEntry => ({
  id: `${list} ${id}`,
  at: '2026-11-20T09:00:00Z',
  by,
  list,
  before: [{ id, role: 'user' }],
  after: [{ id, role: 'editor' }],
})

test('the activity of a user is what the user changed and what was changed about the user', () => {
  const own = [entry('رائد', 'ads', 'ad_1'), entry('ليان', 'users', 'user-2')]
  const others = [entry('ليان', 'users', 'user-3'), entry('ليان', 'newsSources', 'user-2')]
  expect(userActivity([...own, ...others], { id: 'user-2', name: 'رائد' })).toEqual(own)
})
