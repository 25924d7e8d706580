import { expect, test } from 'vitest'
import type { LogEntry } from '@/saved/changeLog'
import { userActivity } from './UserSheet'

const entry = (id: string, fields: Partial<LogEntry>): LogEntry => ({
  id,
  at: '2026-11-20T09:00:00Z',
  by: 'ليان',
  list: 'users',
  change: { items: [], order: null },
  ...fields,
})

const edited = (id: string) => ({
  items: [{ before: { id, role: 'user' }, after: { id, role: 'editor' } }],
  order: null,
})

test('the activity of a user is what the user changed and what was changed about the user', () => {
  const log = [
    entry('1', { by: 'رائد', list: 'ads', change: edited('ad_1') }),
    entry('2', { change: edited('user-2') }),
    entry('3', { change: edited('user-3') }),
    entry('4', { list: 'newsSources', change: edited('user-2') }),
  ]
  const ids = userActivity(log, { id: 'user-2', name: 'رائد' }).map(({ id }) => id)
  expect(ids).toEqual(['1', '2'])
})
